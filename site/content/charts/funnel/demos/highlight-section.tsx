import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

export default function HighlightSection() {
  return (
    <FunnelChart
      aria-label="395 of 1,840 visitors enrolled; point at a section to highlight it"
      height={280}
      gap={4}
      series={[
        {
          data: enrollment,
          variant: 'outlined',
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      sx={{
        [`& .${funnelSectionClasses.highlighted}`]: { fillOpacity: 0.6, strokeWidth: 3 },
        [`& .${funnelSectionClasses.faded}`]: { fillOpacity: 0.15 },
      }}
    />
  );
}
