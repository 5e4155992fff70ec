import { BarChart } from '@mui/x-charts/BarChart';

const airports = [
  { code: 'OSL', name: 'Oslo Gardermoen', passengers: [2.1, 2.4, 2.9] },
  { code: 'BGO', name: 'Bergen Flesland', passengers: [0.6, 0.7, 0.8] },
  { code: 'TRD', name: 'Trondheim Værnes', passengers: [0.4, 0.4, 0.5] },
];

export default function LabelByLocation() {
  return (
    <BarChart
      aria-label="Passengers of three airports by month, in millions"
      height={260}
      xAxis={[{ data: ['April', 'May', 'June'] }]}
      yAxis={[{ label: 'Passengers (million)' }]}
      series={airports.map(({ code, name, passengers }) => ({
        data: passengers,
        label: (location) => (location === 'legend' ? code : `${name} (${code})`),
        valueFormatter: (value) => `${value} million`,
      }))}
    />
  );
}
