import { LineChart } from '@mui/x-charts/LineChart';

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2025, 0, 6);
const dates = Array.from({ length: 56 }, (_, index) => new Date(first + index * day));
const builds = dates.map((date, index) => {
  const weekend = date.getUTCDay() % 6 === 0;
  return weekend ? 4 + (index % 3) : 26 + ((index * 7) % 13) + Math.round(index / 6);
});
const mondays = dates.filter((date) => date.getUTCDay() === 1);
const short = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

export default function DateTicks() {
  return (
    <LineChart
      aria-label="Builds per day in eight weeks"
      height={240}
      xAxis={[
        {
          data: dates,
          scaleType: 'utc',
          domainLimit: 'strict',
          tickInterval: mondays,
          valueFormatter: (date: Date, { location }) =>
            (location === 'tick' ? short : full).format(date),
        },
      ]}
      series={[{ data: builds, label: 'Builds', showMark: false, area: true }]}
      grid={{ vertical: true }}
    />
  );
}
