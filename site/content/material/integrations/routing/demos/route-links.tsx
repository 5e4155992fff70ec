import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router';

function Page() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={1}>
      <Typography role="status">Address: {pathname}</Typography>
      <Link component={RouterLink} to="/recipes">
        All recipes
      </Link>
      <Link component={RouterLink} to="/recipes/borscht">
        Borscht
      </Link>
    </Stack>
  );
}

export default function RouteLinks() {
  return (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
}
