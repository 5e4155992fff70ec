import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from './data';

export default function WardDetails() {
  const [clicks, setClicks] = useState(0);
  const [clicked, setClicked] = useState<string | null>(null);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <RichTreeView
        aria-label="Rooms to count"
        items={clinic}
        disableSelection
        defaultExpandedItems={['floor-0']}
        onItemClick={(_event, itemId) => {
          setClicks(clicks + 1);
          setClicked(itemId);
        }}
        sx={{ flex: 1 }}
      />
      <Paper variant="outlined" sx={{ p: 2, flex: 1 }}>
        <Typography role="status">
          {clicked === null ? 'Click an item.' : `Clicked ${clicked}, ${clicks} clicks in all.`}
        </Typography>
      </Paper>
    </Stack>
  );
}
