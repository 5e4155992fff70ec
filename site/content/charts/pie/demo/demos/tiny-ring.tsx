import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const done = 17;
const lessons = 24;

export default function TinyRing() {
  const { palette } = useTheme();

  return (
    <PieChart
      aria-label="17 of 24 lessons done"
      width={48}
      height={48}
      margin={0}
      hideLegend
      series={[
        {
          data: [
            { value: done, color: palette.success.main },
            { value: lessons - done, color: palette.action.disabledBackground },
          ],
          innerRadius: '70%',
        },
      ]}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />
  );
}
