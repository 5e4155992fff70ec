import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

export default function ComposedAxes() {
  return (
    <ChartContainer
      aria-label="Power of a bakery and the temperature of its hall through the day"
      height={280}
      // #region
      xAxis={[{ id: 'hour', data: hours, scaleType: 'band', height: 44 }]}
      yAxis={[
        { id: 'kw', min: 0, max: 100, width: 52 },
        { id: 'celsius', min: 15, max: 35, width: 52, position: 'right' },
      ]}
      series={[
        { type: 'bar', data: [71, 84, 62, 58, 66, 31], yAxisId: 'kw' },
        { type: 'line', data: [19, 24, 27, 28, 27, 23], yAxisId: 'celsius', color: '#c62828' },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <LinePlot />
      <ChartsReferenceLine y={90} axisId="kw" label="Contract" />
      <ChartsXAxis axisId="hour" label="Hour" disableTicks />
      <ChartsYAxis axisId="kw" label="kW" />
      <ChartsYAxis axisId="celsius" label="Celsius" />
      {/* #endregion */}
    </ChartContainer>
  );
}
