import { PieChart } from '@mui/x-charts/PieChart';

const waste = [
  { label: 'Paper', value: 34 },
  { label: 'Glass', value: 18 },
  { label: 'Plastic', value: 22 },
  { label: 'Organic', value: 26 },
];

export default function Donut() {
  return (
    <PieChart
      aria-label="Recycled material by weight"
      height={220}
      series={[
        {
          data: waste,
          innerRadius: '55%',
          paddingAngle: 4,
          cornerRadius: 6,
          valueFormatter: ({ value }) => `${value} t`,
        },
      ]}
    />
  );
}
