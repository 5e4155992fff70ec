import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const trees = [
  { id: 1, x: 4, y: 2.1 },
  { id: 2, x: 9, y: 5.4 },
  { id: 3, x: 13, y: 6.2 },
  { id: 4, x: 18, y: 9.8 },
  { id: 5, x: 22, y: 10.1 },
  { id: 6, x: 28, y: 14.3 },
];

export default function TrendLine() {
  return (
    <ChartContainer
      aria-label="Age and height of six trees; they grow half a meter a year"
      height={280}
      xAxis={[{ data: [0, 30], label: 'Age (years)' }]}
      yAxis={[{ label: 'Height (m)' }]}
      series={[
        { type: 'line', data: [0, 15] },
        { type: 'scatter', data: trees, markerSize: 6 },
      ]}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsAxis />
    </ChartContainer>
  );
}
