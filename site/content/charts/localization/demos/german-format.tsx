import { LineChart } from '@mui/x-charts/LineChart';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const short = new Intl.NumberFormat('de-DE');
const month = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

const months = [0, 1, 2, 3, 4, 5].map((index) => new Date(Date.UTC(2026, index, 1)));

export default function GermanFormat() {
  return (
    <LineChart
      aria-label="Einnahmen des Theaters von Januar bis Juni 2026"
      height={260}
      xAxis={[
        {
          scaleType: 'utc',
          data: months,
          tickInterval: months,
          valueFormatter: (value: Date, { location }) =>
            (location === 'tick' ? month : date).format(value),
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => short.format(value), width: 56 }]}
      series={[
        {
          label: 'Einnahmen',
          data: [12400, 15850.5, 18200, 16900, 21300, 19750],
          valueFormatter: (value) => euros.format(value ?? 0),
        },
      ]}
    />
  );
}
