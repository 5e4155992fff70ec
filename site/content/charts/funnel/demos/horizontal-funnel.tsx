import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const donors = [
  { value: 640, label: 'Registered' },
  { value: 512, label: 'Arrived' },
  { value: 455, label: 'Passed the health check' },
  { value: 441, label: 'Donated' },
];

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      aria-label="441 of 640 registered people donated blood"
      height={240}
      series={[{ data: donors, layout: 'horizontal', variant: 'outlined' }]}
    />
  );
}
