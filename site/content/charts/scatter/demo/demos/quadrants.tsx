import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { name: 'Saved searches', x: 2, y: 8 },
  { name: 'Dark mode', x: 3, y: 6 },
  { name: 'Offline maps', x: 9, y: 9 },
  { name: 'Group tickets', x: 7, y: 7 },
  { name: 'New icons', x: 2, y: 2 },
  { name: 'Voice control', x: 9, y: 3 },
];

export default function Quadrants() {
  return (
    <ScatterChart
      aria-label="Ideas by effort and value; saved searches and dark mode are quick wins"
      height={300}
      xAxis={[{ label: 'Effort', min: 0, max: 10 }]}
      yAxis={[{ label: 'Value', min: 0, max: 10 }]}
      series={[
        {
          label: 'Idea',
          data: ideas.map(({ name, x, y }) => ({ id: name, x, y })),
          markerSize: 7,
          valueFormatter: (_point, { dataIndex }) => ideas[dataIndex]?.name ?? '',
        },
      ]}
      hideLegend
    >
      <ChartsReferenceLine x={5} lineStyle={{ strokeDasharray: '5 5' }} />
      <ChartsReferenceLine y={5} lineStyle={{ strokeDasharray: '5 5' }} />
    </ScatterChart>
  );
}
