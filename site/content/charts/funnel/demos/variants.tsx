import Stack from '@mui/material/Stack';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

export default function Variants() {
  const shared = { width: 260, height: 240, gap: 4, hideLegend: true };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, '& > *': { flexBasis: 260 } }}>
      <FunnelChart
        {...shared}
        aria-label="Filled sections without labels"
        series={[{ data: enrollment, variant: 'filled', sectionLabel: false }]}
      />
      <FunnelChart
        {...shared}
        aria-label="Outlined sections with labels"
        series={[{ data: enrollment, variant: 'outlined' }]}
      />
    </Stack>
  );
}
