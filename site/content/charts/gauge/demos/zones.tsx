import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeValueText, useGaugeState } from '@mui/x-charts/Gauge';

const zones = [
  { from: 0, to: 50, color: 'success' },
  { from: 50, to: 100, color: 'warning' },
  { from: 100, to: 150, color: 'error' },
] as const;

function ZoneArcs() {
  const { palette } = useTheme();
  const { startAngle, endAngle, valueMin, valueMax, valueAngle, outerRadius, cx, cy } =
    useGaugeState();
  const radius = outerRadius - 8;
  const toAngle = (value: number) =>
    startAngle + ((endAngle - startAngle) * (value - valueMin)) / (valueMax - valueMin);
  const point = (angle: number, r = radius) =>
    `${cx + r * Math.sin(angle)} ${cy - r * Math.cos(angle)}`;

  return (
    <g fill="none">
      {zones.map(({ from, to, color }) => (
        <path
          key={from}
          d={`M ${point(toAngle(from))} A ${radius} ${radius} 0 0 1 ${point(toAngle(to))}`}
          stroke={palette[color].main}
          strokeWidth={16}
        />
      ))}
      {valueAngle !== null && (
        <path
          d={`M ${point(valueAngle, radius - 14)} L ${point(valueAngle, radius + 8)}`}
          stroke={palette.text.primary}
          strokeWidth={4}
        />
      )}
    </g>
  );
}

export default function Zones() {
  return (
    <GaugeContainer
      aria-label="Air quality index"
      aria-valuetext="84, moderate"
      width={220}
      height={130}
      value={84}
      valueMax={150}
      startAngle={-90}
      endAngle={90}
    >
      <ZoneArcs />
      <GaugeValueText
        y={100}
        text={({ value }) => `AQI ${value}`}
        style={{ fontSize: 24, textAnchor: 'middle' }}
      />
    </GaugeContainer>
  );
}
