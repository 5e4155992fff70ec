import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function LongNotices() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <SnackbarContent
        role="status"
        message="Offline"
        action={
          <Button size="small" color="inherit">
            Retry
          </Button>
        }
      />
      <SnackbarContent
        role="status"
        message="You are offline. Your changes are kept on this device, and are sent when the connection is back."
        action={
          <Button size="small" color="inherit">
            Show changes
          </Button>
        }
      />
    </Stack>
  );
}
