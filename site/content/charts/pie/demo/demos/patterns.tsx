import { useId } from 'react';
import { useTheme } from '@mui/material/styles';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

export default function Patterns() {
  const id = useId();
  const { palette } = useTheme();
  const tile = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' };
  const ink = palette.primary.main;

  return (
    <PieChart
      aria-label="Garden beds: vegetables 50%, flowers 30%, herbs 20%"
      height={240}
      hideLegend
      series={[
        {
          data: [
            { label: 'Vegetables', value: 50, color: `url(#${id}-stripes)` },
            { label: 'Flowers', value: 30, color: `url(#${id}-dots)` },
            { label: 'Herbs', value: 20, color: palette.background.paper },
          ],
          arcLabel: 'label',
          arcLabelRadius: '60%',
        },
      ]}
      slotProps={{ tooltip: { trigger: 'none' } }}
      sx={{
        '& .MuiPieArc-root': { stroke: ink },
        [`& .${pieArcLabelClasses.root}`]: {
          fontWeight: 700,
          paintOrder: 'stroke',
          stroke: palette.background.paper,
          strokeWidth: 6,
        },
      }}
    >
      <pattern id={`${id}-stripes`} {...tile} patternTransform="rotate(45)">
        <path d="M0 4h8" stroke={ink} strokeWidth={2} />
      </pattern>
      <pattern id={`${id}-dots`} {...tile}>
        <circle cx={4} cy={4} r={2} fill={ink} />
      </pattern>
    </PieChart>
  );
}
