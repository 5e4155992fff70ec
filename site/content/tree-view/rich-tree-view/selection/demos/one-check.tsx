import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pipeline } from './data';

export default function OneCheck() {
  const [selected, setSelected] = useState<string | null>('unit');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Checks"
        items={pipeline}
        defaultExpandedItems={['tests']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      <Typography role="status">Selected: {selected ?? 'nothing'}</Typography>
    </Stack>
  );
}
