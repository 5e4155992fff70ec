import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';

const pages = ['/patients', '/visits', '/invoices'];

function ClinicTabs() {
  const { pathname } = useLocation();
  const value = pages.find((page) => pathname.startsWith(page)) ?? false;

  return (
    <div>
      <nav aria-label="Clinic">
        <Tabs value={value} aria-label="Clinic pages">
          <Tab label="Patients" value="/patients" to="/patients" component={RouterLink} />
          <Tab label="Visits" value="/visits" to="/visits" component={RouterLink} />
          <Tab label="Invoices" value="/invoices" to="/invoices" component={RouterLink} />
        </Tabs>
      </nav>
      <Typography role="status" sx={{ p: 2 }}>
        Address: {pathname}
      </Typography>
    </div>
  );
}

export default function RouterTabs() {
  return (
    <MemoryRouter initialEntries={['/visits']}>
      <ClinicTabs />
    </MemoryRouter>
  );
}
