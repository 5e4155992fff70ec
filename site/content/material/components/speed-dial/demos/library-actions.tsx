import { useState } from 'react';
import BookmarkAdd from '@mui/icons-material/BookmarkAdd';
import Print from '@mui/icons-material/Print';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { label: 'Scan a book', icon: <QrCodeScanner /> },
  { label: 'Reserve a book', icon: <BookmarkAdd /> },
  { label: 'Print loans', icon: <Print /> },
];

export default function LibraryActions() {
  const [last, setLast] = useState('nothing yet');

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <Typography role="status">Last action: {last}</Typography>
      <SpeedDial
        ariaLabel="Loan actions"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ label, icon }) => (
          <SpeedDialAction
            key={label}
            icon={icon}
            slotProps={{ tooltip: { title: label } }}
            onClick={() => setLast(label)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
