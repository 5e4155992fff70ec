import { ScatterChart } from '@mui/x-charts/ScatterChart';

const schools = ['Northgate', 'Riverside', 'St. Mary', 'Parkview'];
const scores = [
  [62, 68, 71, 74, 74, 79, 83, 88],
  [48, 55, 61, 63, 70, 72, 90],
  [70, 73, 75, 76, 78, 80, 81, 84],
  [51, 58, 66, 69, 72, 77, 85, 93],
];

export default function StripPlot() {
  return (
    <ScatterChart
      aria-label="Test scores of students at four schools; St. Mary has the narrowest range"
      height={300}
      xAxis={[
        {
          scaleType: 'band',
          data: [0, 1, 2, 3],
          height: 34,
          valueFormatter: (index: number) => schools[index] ?? '',
        },
      ]}
      yAxis={[{ label: 'Score', min: 40, max: 100 }]}
      series={[
        {
          data: scores.flatMap((values, x) =>
            values.map((y, index) => ({ id: `${x}-${index}`, x, y })),
          ),
          label: 'Score',
          markerSize: 6,
          valueFormatter: (point) => point && `${schools[point.x] ?? ''}: ${point.y} points`,
        },
      ]}
      sx={{ '& circle': { fillOpacity: 0.6 } }}
      hideLegend
    />
  );
}
