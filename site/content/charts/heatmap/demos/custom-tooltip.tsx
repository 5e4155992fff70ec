import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

const advice = (value: number) => (value < 40 ? 'Seats free' : 'Book a seat');

function SeatTooltip() {
  const item = useItemTooltip<'heatmap'>();
  const [x, y, value] = item?.value ?? [0, 0, 0];

  return (
    <ChartsTooltipContainer trigger="item">
      <Paper sx={{ p: 1 }}>{`${days[x]} ${hours[y]}:00 · ${advice(value)}`}</Paper>
    </ChartsTooltipContainer>
  );
}

export default function CustomTooltip() {
  return (
    <Box
      component="figure"
      aria-label="When to find a seat in the library"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ data: visitors }]}
        slots={{ tooltip: SeatTooltip }}
      />
    </Box>
  );
}
