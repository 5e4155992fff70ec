import { ScatterChart } from '@mui/x-charts/ScatterChart';

const hour = 60 * 60 * 1000;
const monday = Date.UTC(2025, 4, 5);
/** Hours after midnight on Monday, and the weight in kilograms. */
const hours = [7, 11, 15, 31, 34, 40, 56, 59, 63, 79, 82, 88, 103, 107, 110];
const weights = [320, 180, 90, 410, 260, 75, 290, 330, 140, 520, 200, 60, 610, 450, 210];
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  timeZone: 'UTC',
});

export default function OverTime() {
  return (
    <ScatterChart
      aria-label="Weight of deliveries to a wholesale market from Monday to Friday"
      height={280}
      xAxis={[
        {
          scaleType: 'utc',
          min: monday,
          max: monday + 120 * hour,
          tickInterval: [0, 1, 2, 3, 4].map((day) => monday + day * 24 * hour),
          valueFormatter: (time: number) => weekday.format(time),
        },
      ]}
      yAxis={[{ label: 'Weight (kg)', min: 0 }]}
      series={[
        {
          label: 'Delivery',
          data: hours.map((after, index) => ({
            id: after,
            x: monday + after * hour,
            y: weights[index] ?? 0,
          })),
          markerSize: 6,
          valueFormatter: (point) => point && `${moment.format(point.x)}: ${point.y} kg`,
        },
      ]}
      hideLegend
    />
  );
}
