import { useState } from 'react';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Phone from '@mui/icons-material/Phone';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { id: 'shipment', label: 'Shipment', icon: <LocalShipping /> },
  { id: 'invoice', label: 'Invoice', icon: <ReceiptLongOutlined /> },
  { id: 'contact', label: 'Contact', icon: <Phone /> },
];

export default function IconTabs() {
  const [view, setView] = useState('shipment');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="fullWidth"
        selectionFollowsFocus
        aria-label="Customer"
        value={view}
        onChange={(_event, next: string) => setView(next)}
      >
        {views.map(({ id, label, icon }) => (
          <Tab
            key={id}
            id={`customer-tab-${id}`}
            aria-controls="customer-panel"
            value={id}
            label={label}
            icon={icon}
          />
        ))}
      </Tabs>
      <Box
        id="customer-panel"
        role="tabpanel"
        aria-labelledby={`customer-tab-${view}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        You see the {view}.
      </Box>
    </Box>
  );
}
