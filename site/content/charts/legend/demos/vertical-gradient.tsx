import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const wells = [
  { id: 1, x: 1.2, y: 3.4, z: 12 },
  { id: 2, x: 2.6, y: 1.1, z: 44 },
  { id: 3, x: 3.1, y: 4.2, z: 31 },
  { id: 4, x: 4.4, y: 2.8, z: 58 },
  { id: 5, x: 5.3, y: 3.9, z: 73 },
  { id: 6, x: 5.9, y: 1.6, z: 90 },
];

export default function VerticalGradient() {
  return (
    <ScatterChart
      aria-label="Nitrate in six wells, by position in kilometers"
      height={240}
      xAxis={[{ label: 'East (km)', min: 0, max: 7 }]}
      yAxis={[{ label: 'North (km)', min: 0, max: 5 }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 0, max: 100, color: ['#81d4fa', '#b71c1c'] } },
      ]}
      series={[{ data: wells, markerSize: 8 }]}
      slots={{ legend: ContinuousColorLegend }}
      // #region
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'vertical',
          position: { horizontal: 'end', vertical: 'middle' },
          thickness: 16,
          minLabel: '0 mg/l',
          maxLabel: '100 mg/l',
          labelPosition: 'extremes',
          sx: {
            height: 180,
            '& li': { whiteSpace: 'nowrap', unicodeBidi: 'plaintext' },
            '& svg': { maxWidth: 'none' },
          },
        },
      }}
      // #endregion
    />
  );
}
