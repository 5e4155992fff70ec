import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { club, firstTimers } from './data';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function HighlightSeries() {
  return (
    <ScatterChart
      aria-label="Training and finish time of club runners and first-timers"
      height={280}
      xAxis={[{ label: 'Training per week (km)', min: 10 }]}
      yAxis={[{ label: 'Finish time (min)', min: 160, width: 60 }]}
      series={[
        { label: 'Club runners', data: club, markerSize: 6, highlightScope },
        { label: 'First-timers', data: firstTimers, markerSize: 6, highlightScope },
      ]}
    />
  );
}
