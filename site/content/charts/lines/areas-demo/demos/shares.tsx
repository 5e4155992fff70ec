import { LineChart } from '@mui/x-charts/LineChart';

const years = [2000, 2004, 2008, 2012, 2016, 2020, 2024];
const trips = [
  { label: 'Car', data: [610, 600, 570, 530, 480, 430, 390] },
  { label: 'Bus and train', data: [210, 220, 240, 260, 280, 230, 290] },
  { label: 'Bike', data: [80, 90, 110, 150, 190, 270, 310] },
];

export default function Shares() {
  return (
    <LineChart
      aria-label="Share of trips to work by car, public transport and bike since 2000"
      height={280}
      xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ width: 52, valueFormatter: (value: number) => `${Math.round(value * 100)}%` }]}
      series={trips.map((way) => ({
        ...way,
        area: true,
        showMark: false,
        stack: 'trips',
        stackOffset: 'expand',
        valueFormatter: (value) => `${value ?? 0} trips`,
      }))}
    />
  );
}
