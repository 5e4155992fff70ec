import { useTheme } from '@mui/material/styles';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const recipes = [
  { name: 'Omelet', x: 10, y: 7.1 },
  { name: 'Lentil soup', x: 35, y: 8.2 },
  { name: 'Pancakes', x: 25, y: 8.8 },
  { name: 'Risotto', x: 45, y: 7.5 },
  { name: 'Lasagna', x: 80, y: 9.2 },
  { name: 'Stuffed peppers', x: 65, y: 6.8 },
];

function LabeledMarker({ x, y, color, size, dataIndex }: ScatterMarkerProps) {
  const { palette, typography } = useTheme();

  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size} fill={color} />
      <text
        y={-10}
        textAnchor="middle"
        fontSize={12}
        fontFamily={typography.fontFamily}
        fill={palette.text.primary}
      >
        {recipes[dataIndex]?.name}
      </text>
    </g>
  );
}

export default function LabeledPoints() {
  return (
    <ScatterChart
      aria-label="Time and rating of six recipes; lasagna takes longest and is rated best"
      height={300}
      xAxis={[{ label: 'Cooking time (min)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Rating', min: 6, max: 10 }]}
      series={[{ data: recipes.map(({ name, x, y }) => ({ id: name, x, y })) }]}
      slots={{ marker: LabeledMarker }}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />
  );
}
