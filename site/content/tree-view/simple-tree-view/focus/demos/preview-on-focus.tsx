import { useId, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const hints: Record<string, string> = {
  paper: 'All paper goods, two shelves.',
  envelopes: '4,200 in stock, white, with window.',
  labels: '310 rolls in stock, reorder at 300.',
  tape: '96 rolls in stock, brown.',
};

export default function PreviewOnFocus() {
  const hintId = useId();
  const [focused, setFocused] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Packing material"
        aria-describedby={hintId}
        defaultExpandedItems={['paper']}
        onItemFocus={(_event, id) => setFocused(id)}
        slotProps={{ root: { onBlur: () => setFocused(null) } }}
      >
        <TreeItem itemId="paper" label="Paper">
          <TreeItem itemId="envelopes" label="Envelopes" />
          <TreeItem itemId="labels" label="Address labels" />
        </TreeItem>
        <TreeItem itemId="tape" label="Tape" />
      </SimpleTreeView>
      <Typography id={hintId} variant="body2">
        {focused === null ? 'Move through the tree to see the stock.' : hints[focused]}
      </Typography>
    </Stack>
  );
}
