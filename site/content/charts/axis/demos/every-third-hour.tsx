import { BarChart } from '@mui/x-charts/BarChart';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);
const trips = [
  9, 6, 4, 3, 5, 14, 42, 96, 128, 88, 61, 58, 66, 63, 59, 71, 104, 131, 117, 78, 52, 40, 28, 16,
];

export default function EveryThirdHour() {
  return (
    <BarChart
      aria-label="Trips on rental bikes by hour"
      height={240}
      xAxis={[
        {
          data: hours,
          scaleType: 'band',
          tickPlacement: 'middle',
          tickInterval: (_hour, index) => index % 3 === 0,
          valueFormatter: (hour: string, { location }) =>
            location === 'tick' ? hour : `From ${hour}, one hour`,
        },
      ]}
      yAxis={[{ tickNumber: 4 }]}
      series={[{ data: trips, label: 'Trips' }]}
      grid={{ horizontal: true }}
    />
  );
}
