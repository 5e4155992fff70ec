import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const shared = { width: 120, height: 100, value: 72 };

export default function ArcAngles() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Gauge {...shared} aria-label="Half circle" startAngle={-90} endAngle={90} />
      <Gauge {...shared} aria-label="Open at the bottom" startAngle={-120} endAngle={120} />
      <Gauge {...shared} aria-label="Quarter circle" startAngle={0} endAngle={90} />
      <Gauge {...shared} aria-label="Counterclockwise" startAngle={120} endAngle={-120} />
    </Stack>
  );
}
