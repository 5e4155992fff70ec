import Button from '@mui/material/Button';
import { Toolbar } from '@mui/x-charts/Toolbar';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import {
  ChartsToolbarZoomInButton,
  ChartsToolbarZoomOutButton,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { days, trips } from './data';

function TextToolbar() {
  return (
    <Toolbar role="group" aria-label="Zoom">
      <ChartsToolbarZoomInButton render={<Button size="small">Zoom in</Button>} />
      <ChartsToolbarZoomOutButton render={<Button size="small">Zoom out</Button>} />
    </Toolbar>
  );
}

export default function TextButtons() {
  return (
    <LineChartPro
      aria-label="Scooter trips on 90 days"
      height={260}
      showToolbar
      slots={{ toolbar: TextToolbar }}
      xAxis={[{ data: days, zoom: true }]}
      series={[{ data: trips, label: 'Trips', showMark: false }]}
    />
  );
}
