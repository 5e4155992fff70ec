import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const temperatures = [18.2, 18.9, 19.6, 21.3, 20.8, 19.9, 19.1, 18.7];
const balance = [12, 8, -4, -9, 3, 7, 11, -2];

export default function PlotTypes() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      <div>
        <Typography variant="body2">Room temperature</Typography>
        <SparkLineChart
          aria-label="Room temperature, highest at noon"
          plotType="line"
          data={temperatures}
          width={160}
          height={64}
        />
      </div>
      <div>
        <Typography variant="body2">Stock in and out</Typography>
        <SparkLineChart
          aria-label="Stock movements of eight days, three of them negative"
          plotType="bar"
          data={balance}
          width={160}
          height={64}
        />
      </div>
    </Stack>
  );
}
