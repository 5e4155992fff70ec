import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';

export default function PlotOnly() {
  return (
    <ChartContainer
      aria-label="Water level of the river over nine days, falling since Thursday"
      height={120}
      margin={0}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9], position: 'none' }]}
      yAxis={[{ min: 0, max: 70, position: 'none' }]}
      series={[{ type: 'line', data: [42, 44, 51, 60, 58, 52, 49, 45, 43], area: true }]}
    >
      <AreaPlot />
      <LinePlot />
    </ChartContainer>
  );
}
