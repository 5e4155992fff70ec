import { LineChart, MarkElement, type MarkElementProps } from '@mui/x-charts/LineChart';

const pressure = [4.1, 4.2, 4.0, 5.6, 4.3, 4.2, 3.1, 4.1];

/** Values outside 3.5 to 5 bar get a large triangle, the others keep their mark. */
function AlarmMark(props: MarkElementProps) {
  const value = pressure[props.dataIndex] ?? 0;
  if (value >= 3.5 && value <= 5) return <MarkElement {...props} />;
  return (
    <path
      d="M0 -9 L9 7 L-9 7 Z"
      fill="#e53935"
      style={{ transform: `translate(${props.x}px, ${props.y}px)` }}
    />
  );
}

export default function AlarmMarks() {
  return (
    <LineChart
      aria-label="Pressure of a pump by hour; two values are out of range"
      height={220}
      xAxis={[{ data: [8, 9, 10, 11, 12, 13, 14, 15], scaleType: 'point', label: 'Hour' }]}
      yAxis={[{ min: 2, max: 7, label: 'bar' }]}
      series={[{ data: pressure, curve: 'linear' }]}
      slots={{ mark: AlarmMark }}
    />
  );
}
