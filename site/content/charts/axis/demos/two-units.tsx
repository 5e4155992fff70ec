import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];
const celsius = { min: 10, max: 30 };

function fahrenheit(value: number) {
  return (value * 9) / 5 + 32;
}

export default function TwoUnits() {
  return (
    <LineChart
      aria-label="Temperature of an office, in degrees Celsius and Fahrenheit"
      height={240}
      xAxis={[{ data: hours, scaleType: 'point' }]}
      yAxis={[
        { id: 'c', label: 'Celsius', ...celsius },
        {
          id: 'f',
          label: 'Fahrenheit',
          position: 'right',
          min: fahrenheit(celsius.min),
          max: fahrenheit(celsius.max),
        },
      ]}
      series={[{ data: [17, 19.5, 23, 25.5, 24, 20.5], yAxisId: 'c', label: 'Office' }]}
    />
  );
}
