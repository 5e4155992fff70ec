import { PieChart } from '@mui/x-charts/PieChart';

const books = [
  { label: 'Crime', value: 41 },
  { label: 'Fantasy', value: 29 },
  { label: 'Travel', value: 12 },
  { label: 'Cooking', value: 18 },
];

export default function Highlighted() {
  return (
    <PieChart
      aria-label="Books borrowed by genre"
      height={240}
      margin={12}
      series={[
        {
          data: books,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -12, color: 'gray' },
          valueFormatter: ({ value }) => `${value} books`,
        },
      ]}
    />
  );
}
