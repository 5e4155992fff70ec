import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { offerScene } from './offer-scene.ts';
import { createReadings } from './readings.ts';

offerScene((size) => (
  <ScatterChart
    height={300}
    series={[{ data: createReadings(size).map((y, x) => ({ id: x, x, y })) }]}
  />
));
