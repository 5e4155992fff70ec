import RestartAltIcon from '@mui/icons-material/RestartAlt';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Tooltip from '@mui/material/Tooltip';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import {
  ChartsToolbarZoomInButton,
  ChartsToolbarZoomOutButton,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { useChartApiContext } from '@mui/x-charts-pro/context';
import { days, trips } from './data';

// #region
function ZoomToolbar() {
  const apiRef = useChartApiContext<ChartProApi<'bar'>>();
  const reset = () => apiRef.current.setZoomData([{ axisId: 'day', start: 0, end: 100 }]);

  return (
    <Toolbar role="group" aria-label="Zoom">
      <ChartsToolbarZoomInButton aria-label="Zoom in">
        <ZoomInIcon />
      </ChartsToolbarZoomInButton>
      <ChartsToolbarZoomOutButton aria-label="Zoom out">
        <ZoomOutIcon />
      </ChartsToolbarZoomOutButton>
      <Tooltip title="Show all days">
        <ToolbarButton onClick={reset}>
          <RestartAltIcon />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}
// #endregion

export default function ZoomAndReset() {
  return (
    <BarChartPro
      aria-label="Scooter trips on 90 days"
      height={260}
      showToolbar
      slots={{ toolbar: ZoomToolbar }}
      initialZoom={[{ axisId: 'day', start: 30, end: 60 }]}
      xAxis={[{ id: 'day', data: days, zoom: true }]}
      series={[{ data: trips, label: 'Trips' }]}
    />
  );
}
