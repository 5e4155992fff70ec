import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { value: 12, label: 'Eagles' },
  { value: 140, label: 'Snakes' },
  { value: 900, label: 'Frogs' },
  { value: 2600, label: 'Insects' },
];

export default function FoodPyramid() {
  return (
    <FunnelChart
      aria-label="Animals counted in a valley, from 12 eagles to 2,600 insects"
      height={280}
      gap={4}
      series={[{ data: levels, variant: 'outlined' }]}
    />
  );
}
