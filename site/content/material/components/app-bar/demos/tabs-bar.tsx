import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const views = ['Overview', 'Invoices', 'Contacts'];

export default function TabsBar() {
  const id = useId();
  const [view, setView] = useState('Overview');

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region */}
      <AppBar
        position="static"
        color="transparent"
        elevation={0}
        component="div"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar>
          <Typography variant="h6" component="p">
            Baltic Paper
          </Typography>
        </Toolbar>
        <Tabs aria-label="Customer" value={view} onChange={(_event, next: string) => setView(next)}>
          {views.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name}
              id={`${id}-${name}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
      </AppBar>
      {/* #endregion */}
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} sx={{ p: 2 }}>
        {view} of the customer
      </Box>
    </Box>
  );
}
