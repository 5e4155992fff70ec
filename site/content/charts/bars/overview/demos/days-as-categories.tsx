import { BarChart } from '@mui/x-charts/BarChart';

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2025, 5, 2);
const days = Array.from({ length: 14 }, (_, index) => new Date(first + index * day));
const short = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

export default function DaysAsCategories() {
  return (
    <BarChart
      aria-label="Swimmers per day in the first half of June"
      height={220}
      xAxis={[
        {
          data: days,
          scaleType: 'band',
          label: 'June',
          height: 44,
          valueFormatter: (date: Date, { location }) =>
            (location === 'tick' ? short : full).format(date),
        },
      ]}
      yAxis={[{ label: 'Swimmers' }]}
      series={[{ data: [84, 91, 77, 102, 140, 231, 246, 88, 95, 90, 117, 152, 260, 219] }]}
    />
  );
}
