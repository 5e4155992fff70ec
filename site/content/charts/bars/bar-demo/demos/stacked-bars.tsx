import { BarChart } from '@mui/x-charts/BarChart';

const meals = [
  { day: 'Mon', meat: 82, vegetarian: 54, vegan: 21 },
  { day: 'Tue', meat: 74, vegetarian: 61, vegan: 25 },
  { day: 'Wed', meat: 0, vegetarian: 118, vegan: 39 },
  { day: 'Thu', meat: 88, vegetarian: 49, vegan: 23 },
  { day: 'Fri', meat: 69, vegetarian: 72, vegan: 30 },
];

export default function StackedBars() {
  return (
    <BarChart
      aria-label="School lunches per day, stacked by kind of meal"
      height={280}
      dataset={meals}
      xAxis={[{ dataKey: 'day' }]}
      yAxis={[{ label: 'Lunches served' }]}
      series={[
        { dataKey: 'meat', label: 'Meat', stack: 'lunch' },
        { dataKey: 'vegetarian', label: 'Vegetarian', stack: 'lunch' },
        { dataKey: 'vegan', label: 'Vegan', stack: 'lunch' },
      ]}
    />
  );
}
