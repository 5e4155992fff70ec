import { ScatterChart } from '@mui/x-charts/ScatterChart';

const animals = [
  { name: 'Mouse', x: 0.02, y: 600 },
  { name: 'Rat', x: 0.3, y: 420 },
  { name: 'Rabbit', x: 2.5, y: 205 },
  { name: 'Fox', x: 6, y: 130 },
  { name: 'Sheep', x: 60, y: 80 },
  { name: 'Horse', x: 500, y: 38 },
  { name: 'Elephant', x: 4000, y: 28 },
];

export default function LogScale() {
  return (
    <ScatterChart
      aria-label="Heart rate falls with body weight, from mouse to elephant"
      height={280}
      grid={{ vertical: true, horizontal: true }}
      xAxis={[
        {
          scaleType: 'log',
          label: 'Body weight (kg)',
          min: 0.01,
          max: 10000,
          valueFormatter: (value: number) => `${value}`,
        },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          label: 'Beats per minute',
          min: 10,
          max: 1000,
          width: 60,
          tickInterval: [10, 100, 1000],
          valueFormatter: (value: number) => `${value}`,
        },
      ]}
      series={[
        {
          data: animals.map(({ name, x, y }) => ({ id: name, x, y })),
          label: 'Animal',
          valueFormatter: (point, { dataIndex }) =>
            point && `${animals[dataIndex]?.name ?? ''}, ${point.y} beats per minute`,
        },
      ]}
      hideLegend
    />
  );
}
