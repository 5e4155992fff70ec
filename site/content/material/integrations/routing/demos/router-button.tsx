import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';

function Page() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Address: {pathname}</Typography>
      <Button variant="contained" component={RouterLink} to="/tickets">
        Buy tickets
      </Button>
      <Chip label="Family ticket" clickable component={RouterLink} to="/tickets/family" />
    </Stack>
  );
}

export default function RouterButton() {
  return (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
}
