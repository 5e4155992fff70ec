import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const parcels = [
  { value: 980, label: 'Ordered' },
  { value: 951, label: 'Packed' },
  { value: 930, label: 'Shipped' },
  { value: 874, label: 'Delivered' },
];

export default function StepNames() {
  return (
    <FunnelChart
      aria-label="874 of 980 ordered parcels were delivered"
      height={260}
      gap={4}
      hideLegend
      categoryAxis={{
        categories: parcels.map(({ label }) => label),
        size: 84,
        disableLine: true,
        disableTicks: true,
      }}
      series={[{ data: parcels, variant: 'outlined' }]}
    />
  );
}
