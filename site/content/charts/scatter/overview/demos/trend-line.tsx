import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { club } from './data';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanX = mean(club.map(({ x }) => x));
const meanY = mean(club.map(({ y }) => y));
const slope =
  mean(club.map(({ x, y }) => (x - meanX) * (y - meanY))) /
  mean(club.map(({ x }) => (x - meanX) ** 2));
const minutes = Math.abs(slope).toFixed(1);
const ends = [40, 100];

export default function TrendLine() {
  return (
    <ChartContainer
      aria-label={`Each kilometer of weekly training goes with ${minutes} minutes less`}
      height={280}
      xAxis={[{ data: ends, min: 35, max: 105, label: 'Training per week (km)', height: 45 }]}
      yAxis={[{ label: 'Finish time (min)', min: 160, width: 60 }]}
      series={[
        { type: 'scatter', data: club, label: 'Club runners' },
        {
          type: 'line',
          data: ends.map((x) => meanY + slope * (x - meanX)),
          label: 'Trend',
          curve: 'linear',
        },
      ]}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartContainer>
  );
}
