import { Gauge } from '@mui/x-charts/Gauge';

export default function BatteryLevel() {
  return (
    <Gauge
      aria-label="Battery of the van, in percent"
      width={140}
      height={140}
      value={68}
      text={({ value }) => `${value}%`}
    />
  );
}
