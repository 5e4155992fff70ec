import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { depots } from './data';

export default function OpenedLast() {
  const [words, setWords] = useState('Open or close a branch.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Depots with a note"
        items={depots}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setWords(`${itemId} is now ${isExpanded ? 'open' : 'closed'}.`)
        }
      />
      <Typography role="status">{words}</Typography>
    </Stack>
  );
}
