import { BarChart } from '@mui/x-charts/BarChart';
import { offerScene } from './offer-scene.ts';
import { createReadings } from './readings.ts';

offerScene((size) => (
  <BarChart
    height={300}
    xAxis={[{ data: Array.from({ length: size }, (_, at) => at) }]}
    series={[{ data: createReadings(size) }]}
  />
));
