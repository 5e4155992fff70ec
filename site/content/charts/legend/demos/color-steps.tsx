import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend, piecewiseColorLegendClasses } from '@mui/x-charts/ChartsLegend';

/** Text beside each mark, and new lines where the chart is narrow. */
const besideMarks = {
  flexWrap: 'wrap',
  gap: 2,
  width: 'auto',
  [`&.${piecewiseColorLegendClasses.horizontal} .${piecewiseColorLegendClasses.item}`]: {
    flexDirection: 'row',
    alignItems: 'center',
  },
};
const words = ['calm', 'busy', 'full'];

export default function ColorSteps() {
  return (
    <BarChart
      aria-label="Occupancy of six wards in percent; two are full"
      height={240}
      xAxis={[{ data: ['2A', '2B', '3A', '3B', '4A', '4B'] }]}
      yAxis={[
        {
          min: 0,
          max: 100,
          colorMap: {
            type: 'piecewise',
            thresholds: [75, 90],
            colors: ['#4caf50', '#ffb300', '#e53935'],
          },
        },
      ]}
      series={[{ data: [68, 94, 81, 73, 97, 88] }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          sx: besideMarks,
          labelFormatter: ({ index, formattedMin, formattedMax }) =>
            `${words[index] ?? ''}: ${formattedMin ?? 0} to ${formattedMax ?? 100}%`,
        },
      }}
    />
  );
}
