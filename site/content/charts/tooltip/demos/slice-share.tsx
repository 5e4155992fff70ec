import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const invoices = [
  { id: 'paid', value: 184, label: 'Paid' },
  { id: 'open', value: 52, label: 'Open' },
  { id: 'overdue', value: 14, label: 'Overdue' },
];
const total = invoices.reduce((sum, { value }) => sum + value, 0);

function ShareContent() {
  const item = useItemTooltip<'pie'>();
  return (
    item && (
      <Paper elevation={3} sx={{ p: 1.5 }}>
        <Typography variant="body2">
          {item.label}: {item.formattedValue} of {total} (
          {Math.round((item.value.value / total) * 100)}%)
        </Typography>
      </Paper>
    )
  );
}

function ShareTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <ShareContent />
    </ChartsTooltipContainer>
  );
}

export default function SliceShare() {
  return (
    <PieChart
      aria-label="Invoices: 184 paid, 52 open, 14 overdue"
      height={200}
      sx={{ maxWidth: 420 }}
      series={[{ data: invoices }]}
      slots={{ tooltip: ShareTooltip }}
    />
  );
}
