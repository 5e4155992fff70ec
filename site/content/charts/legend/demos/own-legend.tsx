import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLegend, useSeries } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

/** Shows the last value of each series beside its name. */
function LastValues() {
  const { items } = useLegend();
  const lines = useSeries().line?.series;

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
      {items.map(({ id, color, label }) => (
        <Chip
          key={id}
          variant="outlined"
          icon={<Box sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: color }} />}
          label={`${label}: ${lines?.[id]?.data.at(-1) ?? '–'} °C`}
          sx={{ '& .MuiChip-icon': { ml: 1 } }}
        />
      ))}
    </Stack>
  );
}

export default function OwnLegend() {
  return (
    <LineChart
      aria-label="Temperature of two cold stores through the morning"
      height={220}
      xAxis={[{ data: ['6:00', '8:00', '10:00', '12:00'], scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 8 }]}
      series={[
        { label: 'Store north', data: [4.1, 4.4, 4.2, 4.8] },
        { label: 'Store south', data: [5.2, 5.0, 5.6, 6.1] },
      ]}
      slots={{ legend: LastValues }}
    />
  );
}
