import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressColors() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={3}>
        <CircularProgress aria-label="Loading orders" color="secondary" />
        <CircularProgress aria-label="Loading invoices" color="success" />
        <CircularProgress aria-label="Loading notes" color="inherit" />
      </Stack>
      <LinearProgress aria-label="Orders" variant="determinate" value={60} color="secondary" />
      <LinearProgress aria-label="Invoices" variant="determinate" value={45} color="success" />
      <LinearProgress aria-label="Notes" variant="determinate" value={30} color="inherit" />
    </Stack>
  );
}
