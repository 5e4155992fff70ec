import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { club, firstTimers } from './data';

export default function TrainingAndTime() {
  return (
    <ScatterChart
      aria-label="Finish time falls as training rises, for club runners and first-timers"
      height={300}
      xAxis={[{ label: 'Training per week (km)', min: 10 }]}
      yAxis={[{ label: 'Finish time (min)', min: 160, width: 60 }]}
      series={[
        { label: 'Club runners', data: club },
        { label: 'First-timers', data: firstTimers },
      ]}
    />
  );
}
