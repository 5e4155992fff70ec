import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

function TotalContent() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) {
    return null;
  }
  const values = axis.seriesItems.map(({ value }) => Number(value ?? 0));
  return (
    <Paper elevation={3} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">{axis.axisFormattedValue}</Typography>
      {axis.seriesItems.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <Typography
          key={seriesId}
          variant="body2"
          sx={{ borderInlineStart: 4, borderColor: color, pl: 1 }}
        >
          {formattedLabel}: {formattedValue}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
        Total: {values.reduce((sum, value) => sum + value, 0)}
      </Typography>
    </Paper>
  );
}

function TotalTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalContent />
    </ChartsTooltipContainer>
  );
}

export default function WithTotal() {
  return (
    <BarChart
      aria-label="Shipments by month and carrier"
      height={260}
      xAxis={[{ data: ['March', 'April', 'May'] }]}
      series={[
        { label: 'Rail', data: [82, 91, 88], stack: 'all' },
        { label: 'Road', data: [61, 54, 67], stack: 'all' },
        { label: 'Sea', data: [23, 29, 25], stack: 'all' },
      ]}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}
