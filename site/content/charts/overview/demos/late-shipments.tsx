import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const weeks = ['W 18', 'W 19', 'W 20', 'W 21', 'W 22', 'W 23'];

export default function LateShipments() {
  return (
    <ChartContainer
      aria-label="Shipments per week as bars, and the share that came late as a line"
      height={280}
      xAxis={[{ scaleType: 'band', data: weeks }]}
      yAxis={[
        { id: 'count', label: 'Shipments' },
        { id: 'late', label: 'Percent late', position: 'right', min: 0, max: 20 },
      ]}
      series={[
        { type: 'bar', yAxisId: 'count', data: [310, 342, 298, 365, 371, 330] },
        { type: 'line', yAxisId: 'late', data: [6, 9, 5, 13, 15, 8] },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsAxis />
    </ChartContainer>
  );
}
