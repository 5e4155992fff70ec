import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

const minutes = [
  23, 27, 28, 31, 31, 32, 33, 34, 34, 35, 36, 36, 37, 38, 38, 39, 41, 41, 42, 43, 44, 46, 47, 49,
  52, 55, 58, 63,
];
const starts = [20, 25, 30, 35, 40, 45, 50, 55, 60];
const counts = starts.map(
  (start) => minutes.filter((minute) => minute >= start && minute < start + 5).length,
);

export default function Histogram() {
  return (
    <BarChart
      aria-label="Finishing times of a ten-kilometer run, in ranges of five minutes"
      height={280}
      xAxis={[
        {
          data: starts,
          categoryGapRatio: 0,
          label: 'Minutes',
          valueFormatter: (start: number) => `${start}–${start + 4}`,
        },
      ]}
      yAxis={[{ label: 'Runners', tickMinStep: 1 }]}
      series={[{ data: counts, label: 'Runners' }]}
      hideLegend
      sx={{
        [`& .${barElementClasses.root}`]: { stroke: (theme) => theme.palette.background.paper },
      }}
    />
  );
}
