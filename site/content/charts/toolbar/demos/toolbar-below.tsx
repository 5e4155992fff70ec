import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  ChartDataProviderPro,
  type ChartDataProviderProProps,
} from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { days, trips } from './data';

const chart: ChartDataProviderProProps = {
  height: 240,
  xAxis: [{ id: 'day', scaleType: 'band', data: days, zoom: true }],
  initialZoom: [{ axisId: 'day', start: 0, end: 60 }],
  series: [{ type: 'bar', data: trips }],
};

export default function ToolbarBelow() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ChartDataProviderPro {...chart}>
        <ChartsSurface aria-label="Scooter trips on 90 days">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsToolbarPro />
      </ChartDataProviderPro>
    </Stack>
  );
}
