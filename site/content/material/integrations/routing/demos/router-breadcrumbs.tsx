import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';

const names = new Map([
  ['/', 'Trails'],
  ['/alps', 'Alps'],
  ['/alps/ridge', 'Ridge above the lake'],
]);

// #region
function Path() {
  const { pathname } = useLocation();
  const above = [...names].filter(([path]) => path !== pathname && pathname.startsWith(path));

  return (
    <Breadcrumbs aria-label="Breadcrumb">
      {above.map(([path, name]) => (
        <Link key={path} component={RouterLink} to={path}>
          {name}
        </Link>
      ))}
      <Typography color="textPrimary">{names.get(pathname)}</Typography>
    </Breadcrumbs>
  );
}
// #endregion

export default function RouterBreadcrumbs() {
  return (
    <MemoryRouter initialEntries={['/alps/ridge']}>
      <Path />
    </MemoryRouter>
  );
}
