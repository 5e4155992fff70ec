import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const builds = [
  { name: 'web', minutes: [6, 7, 6, 8, 9, 8, 11], passed: 96 },
  { name: 'api', minutes: [4, 4, 5, 4, 4, 3, 4], passed: 88 },
];

export default function BuildSummary() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {builds.map(({ name, minutes, passed }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography sx={{ width: 40, fontWeight: 500 }}>{name}</Typography>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <SparkLineChart
              aria-label={`Minutes of the last builds of ${name}: ${minutes.join(', ')}`}
              data={minutes}
              height={56}
              area
              showHighlight
              showTooltip
              valueFormatter={(value) => `${value ?? 0} min`}
            />
          </Box>
          <Gauge
            aria-label={`Passed builds of ${name}, percent`}
            width={72}
            height={72}
            value={passed}
          />
        </Stack>
      ))}
    </Stack>
  );
}
