import { BarChart, type BarElementOwnerState, type BarElementProps } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';
import { days, weeks } from './data';

function OutlinedBar(props: BarElementProps & { ownerState: BarElementOwnerState }) {
  const { className, color, onPointerEnter, onPointerLeave, ownerState } = props;
  const animated = useAnimateBar(props);

  return (
    <rect
      {...{ className, onPointerEnter, onPointerLeave }}
      fill={color}
      fillOpacity={ownerState.isFaded ? 0.1 : 0.3}
      stroke={color}
      strokeWidth={2}
      strokeDasharray="6 3"
      {...animated}
    />
  );
}

export default function OutlinedBars() {
  return (
    <BarChart
      aria-label="Expected museum visitors by day"
      height={240}
      xAxis={[{ data: days }]}
      series={[{ data: weeks[1]?.visitors ?? [], label: 'Expected visitors' }]}
      slots={{ bar: OutlinedBar }}
    />
  );
}
