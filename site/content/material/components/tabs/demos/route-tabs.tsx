import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';

const pages = [
  { to: '/overview/', label: 'Overview' },
  { to: '/members/', label: 'Members' },
  { to: '/billing/', label: 'Billing' },
];

// #region
function PageTabs() {
  const { pathname } = useLocation();
  const current = pages.find(({ to }) => pathname.startsWith(to))?.to ?? false;

  return (
    <Tabs
      variant="scrollable"
      scrollButtons={false}
      aria-label="Workspace"
      value={current}
      slotProps={{ list: { role: 'navigation' } }}
    >
      {pages.map(({ to, label }) => (
        <Tab
          key={to}
          value={to}
          label={label}
          component={Link}
          to={to}
          role={undefined}
          aria-selected={undefined}
          aria-current={to === current ? 'page' : undefined}
          tabIndex={0}
        />
      ))}
    </Tabs>
  );
}
// #endregion

export default function RouteTabs() {
  return (
    <MemoryRouter initialEntries={['/members/new']}>
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <PageTabs />
        <Box sx={{ p: 2 }}>
          <Routes>
            {pages.map(({ to, label }) => (
              <Route key={to} path={`${to}*`} element={`Page: ${label}`} />
            ))}
          </Routes>
        </Box>
      </Box>
    </MemoryRouter>
  );
}
