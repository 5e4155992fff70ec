import { PieChart } from '@mui/x-charts/PieChart';

const departments = [
  { label: 'Produce', value: 420, color: '#43a047' },
  { label: 'Bakery', value: 260, color: '#fb8c00' },
  { label: 'Dairy', value: 190, color: '#1e88e5' },
];
const items = [
  { label: 'Fruit', value: 230, color: '#66bb6a' },
  { label: 'Vegetables', value: 190, color: '#a5d6a7' },
  { label: 'Bread', value: 180, color: '#ffa726' },
  { label: 'Cakes', value: 80, color: '#ffcc80' },
  { label: 'Cheese', value: 110, color: '#42a5f5' },
  { label: 'Milk', value: 80, color: '#90caf9' },
];
const valueFormatter = ({ value }: { value: number }) => `€${value}`;

export default function TwoLevels() {
  return (
    <PieChart
      aria-label="Sales of a grocery store by department, and by item within each"
      height={280}
      series={[
        { data: departments, outerRadius: '55%', valueFormatter },
        { data: items, innerRadius: '60%', outerRadius: '95%', valueFormatter },
      ]}
    />
  );
}
