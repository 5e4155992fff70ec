import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function ValueRange() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, textAlign: 'center' }}>
      <div>
        <Gauge aria-label="Seats taken" width={120} height={120} value={34} valueMax={48} />
        <Typography variant="body2">Seats taken</Typography>
      </div>
      <div>
        <Gauge
          direction="ltr"
          aria-label="Freezer temperature, in degrees Celsius"
          width={120}
          height={120}
          value={-18}
          valueMin={-30}
          valueMax={10}
          text={({ value }) => `${value} °C`}
        />
        <Typography variant="body2">Freezer</Typography>
      </div>
    </Stack>
  );
}
