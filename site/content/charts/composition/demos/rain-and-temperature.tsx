import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { climate } from './data';

export default function RainAndTemperature() {
  return (
    <ChartContainer
      aria-label="Rain and temperature by month; both are highest in July"
      height={300}
      dataset={climate}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'temperature', label: 'Temperature (°C)', position: 'right' },
      ]}
      series={[
        { type: 'bar', dataKey: 'rain', yAxisId: 'rain' },
        { type: 'line', dataKey: 'temperature', yAxisId: 'temperature' },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="temperature" />
    </ChartContainer>
  );
}
