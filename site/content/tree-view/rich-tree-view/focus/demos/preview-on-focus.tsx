import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './data';

const rooms: Record<string, string> = {
  strings: 'Hall A, from 9:30',
  violin: 'Hall A, front',
  cello: 'Hall A, window side',
  winds: 'Hall B, from 10:00',
  percussion: 'Cellar, from 11:00',
};

export default function PreviewOnFocus() {
  const [focused, setFocused] = useState<string | null>(null);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <RichTreeView
        aria-label="Orchestra with rehearsal rooms"
        items={orchestra}
        defaultExpandedItems={['strings']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        sx={{ flex: 1 }}
      />
      <Paper variant="outlined" sx={{ p: 2, flex: 1 }}>
        <Typography>
          {focused === null
            ? 'Move through the tree with the arrow keys.'
            : `Rehearsal: ${rooms[focused] ?? 'not planned yet'}`}
        </Typography>
      </Paper>
    </Stack>
  );
}
