import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);

  return (
    <g>
      <circle cx={cx} cy={cy} r={5} fill="currentColor" />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} stroke="currentColor" strokeWidth={3} />
    </g>
  );
}

export default function NeedleGauge() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <GaugeContainer
        aria-label="Wind speed, in kilometers per hour"
        width={200}
        height={160}
        value={46}
        valueMax={120}
        startAngle={-110}
        endAngle={110}
      >
        <GaugeReferenceArc />
        <GaugeValueArc />
        <Needle />
      </GaugeContainer>
      <Typography variant="body2">Wind: 46 km/h</Typography>
    </Stack>
  );
}
