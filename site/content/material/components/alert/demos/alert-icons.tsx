import CelebrationIcon from '@mui/icons-material/Celebration';
import FlagIcon from '@mui/icons-material/Flag';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert role="none" icon={<CelebrationIcon fontSize="inherit" />}>
        You practiced 30 days in a row.
      </Alert>
      <Alert role="none" iconMapping={{ success: <FlagIcon fontSize="inherit" /> }}>
        You reached your weekly goal.
      </Alert>
      <Alert role="none" icon={false}>
        Your teacher has heard your recording.
      </Alert>
    </Stack>
  );
}
