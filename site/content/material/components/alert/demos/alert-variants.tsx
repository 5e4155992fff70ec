import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="error" role="none">
        Standard: the pump does not answer.
      </Alert>
      <Alert severity="error" role="none" variant="outlined">
        Outlined: the pump does not answer.
      </Alert>
      <Alert severity="error" role="none" variant="filled">
        Filled: the pump does not answer.
      </Alert>
    </Stack>
  );
}
