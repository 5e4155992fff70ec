import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function DayLabel(props: ChartsTextProps) {
  const weekend = props.text === 'Sat' || props.text === 'Sun';
  return <ChartsText {...props} style={{ ...props.style, fontWeight: weekend ? 700 : 400 }} />;
}

export default function WeekendLabels() {
  return (
    <BarChart
      aria-label="Loans of a library by weekday"
      height={220}
      xAxis={[{ data: days, tickPlacement: 'middle' }]}
      series={[{ data: [118, 96, 124, 109, 131, 204, 57] }]}
      slots={{ axisTickLabel: DayLabel }}
    />
  );
}
