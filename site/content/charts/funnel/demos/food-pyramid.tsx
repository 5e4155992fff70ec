import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { value: 260, label: 'Owls' },
  { value: 540, label: 'Weasels' },
  { value: 1300, label: 'Voles' },
  { value: 2600, label: 'Beetles' },
];

export default function FoodPyramid() {
  return (
    <FunnelChart
      aria-label="Animals counted in a valley, from 260 owls to 2,600 beetles"
      height={280}
      gap={4}
      series={[{ data: levels, variant: 'outlined' }]}
    />
  );
}
