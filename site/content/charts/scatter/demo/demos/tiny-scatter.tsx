import { ScatterChart } from '@mui/x-charts/ScatterChart';

const heights = [158, 163, 166, 167, 171, 174, 176, 181, 184, 190];
const sizes = [37, 38, 39, 38, 40, 42, 41, 43, 44, 46];

export default function TinyScatter() {
  return (
    <ScatterChart
      aria-label="Shoe size rises with height"
      width={180}
      height={96}
      margin={8}
      voronoiMaxRadius={20}
      hideLegend
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[
        {
          data: heights.map((x, index) => ({ id: index, x, y: sizes[index] ?? 0 })),
          valueFormatter: (point) => point && `${point.x} cm, size ${point.y}`,
        },
      ]}
    />
  );
}
