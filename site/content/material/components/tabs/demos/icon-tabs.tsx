import { useId, useState } from 'react';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Phone from '@mui/icons-material/Phone';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { name: 'shipment', label: 'Shipment', icon: <LocalShipping /> },
  { name: 'invoice', label: 'Invoice', icon: <ReceiptLongOutlined /> },
  { name: 'contact', label: 'Contact', icon: <Phone /> },
];

export default function IconTabs() {
  const id = useId();
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
        {views.map(({ name, label, icon }) => (
          <Tab
            key={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            value={name}
            label={label}
            icon={icon}
          />
        ))}
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${view}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        You see the {view}.
      </Box>
    </Box>
  );
}
