import { PieChart } from '@mui/x-charts/PieChart';

const guests = [
  { label: 'Adults', value: 640, color: '#1e88e5' },
  { label: 'Children', value: 280, color: '#64b5f6' },
  { label: 'Seniors', value: 180, color: '#0d47a1' },
];
const tickets = [
  { label: 'Day ticket', value: 700, color: '#fb8c00' },
  { label: 'Season pass', value: 400, color: '#ffb74d' },
];
const valueFormatter = ({ value }: { value: number }) => `${value} guests`;

export default function TwoPies() {
  return (
    <PieChart
      aria-label="Guests of a swimming pool by age, and by ticket"
      height={150}
      series={[
        { data: guests, cx: '25%', outerRadius: '80%', valueFormatter },
        { data: tickets, cx: '75%', outerRadius: '80%', valueFormatter },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
