import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Age of a tree in years, its height in meters, and its trunk in centimeters. */
const trees = Array.from({ length: 36 }, (_, index) => {
  const age = 8 + ((index * 29) % 90);
  const height = 4 + age * 0.22 + ((index * 17) % 7);
  return { id: index, x: age, y: Math.round(height * 10) / 10, z: 6 + Math.round(age * 0.55) };
});

export default function ColorByZ() {
  return (
    <ScatterChart
      aria-label="Height of trees by age; color shows the diameter of the trunk"
      height={320}
      xAxis={[{ label: 'Age (years)' }]}
      yAxis={[{ label: 'Height (m)' }]}
      zAxis={[
        {
          colorMap: { type: 'continuous', min: 10, max: 60, color: ['#26a69a', '#d84315'] },
        },
      ]}
      series={[
        {
          data: trees,
          label: 'Tree',
          markerSize: 6,
          valueFormatter: (point) =>
            point && `${point.y} m high, trunk ${Number(point.z)} cm, ${point.x} years`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'horizontal',
          position: { vertical: 'top', horizontal: 'center' },
          minLabel: '10\u00a0cm',
          maxLabel: '60\u00a0cm',
          sx: { width: 240, maxWidth: '100%' },
        },
      }}
    />
  );
}
