import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Link href="#color-and-typography" variant="h6">
        Lisbon walking tour
      </Link>
      <Link href="#color-and-typography" color="textPrimary">
        Meeting point and route
      </Link>
      <Link href="#color-and-typography" color="textSecondary" variant="body2">
        Cancellation policy
      </Link>
      <Link href="#color-and-typography" color="error" variant="body2">
        Report a problem with this tour
      </Link>
    </Stack>
  );
}
