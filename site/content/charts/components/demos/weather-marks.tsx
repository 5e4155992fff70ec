import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';
import { hours, temperatures } from './data';

function Mark({ x, y, color, dataIndex }: MarkElementProps) {
  const warm = (temperatures[dataIndex] ?? 0) > 26;
  return warm ? (
    <path
      transform={`translate(${x} ${y})`}
      d="M 0 -8 L 8 7 L -8 7 Z"
      fill={color}
      stroke="currentColor"
    />
  ) : (
    <circle cx={x} cy={y} r={3} fill={color} />
  );
}

export default function WeatherMarks() {
  return (
    <LineChart
      aria-label="Greenhouse temperature; triangles mark more than 26 degrees"
      height={240}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[{ data: temperatures, label: 'Temperature (°C)', showMark: true }]}
      slots={{ mark: Mark }}
    />
  );
}
