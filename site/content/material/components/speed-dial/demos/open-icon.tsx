import { useState } from 'react';
import Draw from '@mui/icons-material/Draw';
import Edit from '@mui/icons-material/Edit';
import Image from '@mui/icons-material/Image';
import Notes from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

export default function OpenIcon() {
  const [note, setNote] = useState('');
  const add = (kind: string) => setNote(`${kind} added to your notebook.`);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 260 }}>
      <Typography role="status">{note}</Typography>
      <SpeedDial
        ariaLabel="New note"
        icon={<SpeedDialIcon openIcon={<Edit />} />}
        FabProps={{ color: 'secondary', onClick: () => add('Text note') }}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <SpeedDialAction
          icon={<Draw />}
          slotProps={{ tooltip: { title: 'Sketch' } }}
          onClick={() => add('Sketch')}
        />
        <SpeedDialAction
          icon={<Image />}
          slotProps={{ tooltip: { title: 'Photo' } }}
          onClick={() => add('Photo')}
        />
        <SpeedDialAction
          icon={<Notes />}
          slotProps={{ tooltip: { title: 'List' } }}
          onClick={() => add('List')}
        />
      </SpeedDial>
    </Box>
  );
}
