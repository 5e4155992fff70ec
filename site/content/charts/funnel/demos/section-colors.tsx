import { useTheme } from '@mui/material/styles';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

export default function SectionColors() {
  const { palette } = useTheme();

  return (
    <FunnelChart
      aria-label="The largest loss is before the application: 720 of 1,840 visitors leave"
      height={280}
      gap={4}
      colors={[palette.grey[500]]}
      series={[
        {
          variant: 'outlined',
          data: enrollment.map((step, index) =>
            index === 1 ? { ...step, color: palette.warning.main } : step,
          ),
        },
      ]}
    />
  );
}
