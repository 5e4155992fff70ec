import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18, 21];
const forecast = [12, 30, 52, 47, 20, 2];
const power = [10, 33, 49, null, 22, 1];

function kilowatts(value: number | null) {
  return value === null ? 'no reading' : `${value} kW`;
}

function clock(hour: number, { location }: { location: 'tick' | 'tooltip' | 'legend' }) {
  return location === 'tick' ? `${hour}:00` : `At ${hour} o’clock`;
}

export default function Units() {
  return (
    <LineChart
      aria-label="Power of a solar roof through the day, measured and forecast"
      height={240}
      xAxis={[
        {
          data: hours,
          min: 6,
          max: 21,
          valueFormatter: clock,
        },
      ]}
      series={[
        { label: 'Measured', data: power, valueFormatter: kilowatts },
        {
          label: (place) => (place === 'tooltip' ? 'Forecast of the evening before' : 'Forecast'),
          data: forecast,
          valueFormatter: kilowatts,
          shape: 'square',
        },
      ]}
    />
  );
}
