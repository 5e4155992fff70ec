import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './data';

export default function TabStop() {
  const [selected, setSelected] = useState<string | null>('oboe');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={() => setSelected(null)}>Clear the selection, then press Tab</Button>
      <RichTreeView
        aria-label="Orchestra, one tab stop"
        items={orchestra}
        defaultExpandedItems={['winds']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        sx={{ width: '100%' }}
      />
      <Button onClick={() => setSelected('oboe')}>Select the oboe again</Button>
    </Stack>
  );
}
