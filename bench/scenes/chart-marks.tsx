import { LineChart } from '@mui/x-charts/LineChart';
import { offerScene } from './offer-scene.ts';
import { createReadings } from './readings.ts';

offerScene((size) => (
  <LineChart
    height={300}
    xAxis={[{ data: Array.from({ length: size }, (_, at) => at) }]}
    series={[{ data: createReadings(size), showMark: true }]}
  />
));
