import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="success" role="none">
        The parcel has been delivered.
      </Alert>
      <Alert severity="info" role="none">
        The depot is closed on Monday.
      </Alert>
      <Alert severity="warning" role="none">
        The address has no house number.
      </Alert>
      <Alert severity="error" role="none">
        The label could not be printed.
      </Alert>
    </Stack>
  );
}
