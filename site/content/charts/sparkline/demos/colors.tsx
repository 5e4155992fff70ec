import { useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const airQuality = [32, 41, 38, 55, 72, 64, 48, 36];

export default function Colors() {
  const { palette } = useTheme();

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
      <SparkLineChart
        aria-label="Air quality index, in one color"
        data={airQuality}
        width={160}
        height={64}
        color={palette.success.main}
      />
      <SparkLineChart
        aria-label="Air quality index, colored above 50"
        plotType="bar"
        data={airQuality}
        width={160}
        height={64}
        yAxis={{
          colorMap: {
            type: 'piecewise',
            thresholds: [50],
            colors: [palette.success.main, palette.warning.main],
          },
        }}
      />
    </Stack>
  );
}
