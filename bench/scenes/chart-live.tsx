import { LineChart } from '@mui/x-charts/LineChart';
import { offerScene } from './offer-scene.ts';
import { createReadings } from './readings.ts';

const points = 600;

/** The last points of a line that goes on: its size is how far it is. */
offerScene((size) => (
  <LineChart
    height={300}
    xAxis={[{ data: Array.from({ length: points }, (_, at) => size + at), domainLimit: 'strict' }]}
    yAxis={[{ min: 0, max: 100 }]}
    series={[{ data: createReadings(points, size), showMark: false }]}
  />
));
