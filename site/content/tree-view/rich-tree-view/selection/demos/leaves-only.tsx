import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pipeline, stageIds } from './data';

function isCheck(id: string) {
  return !stageIds.includes(id);
}

function boxOfItem({ itemId }: { itemId: string }) {
  const style = isCheck(itemId) ? undefined : { display: 'none' };
  return { slotProps: { checkbox: { 'aria-hidden': true, style } } };
}

export default function LeavesOnly() {
  const [selected, setSelected] = useState<string[]>(['types', 'unit']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Single checks"
        items={pipeline}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds.filter(isCheck))}
        defaultExpandedItems={stageIds}
        slotProps={{ item: boxOfItem }}
      />
      <Typography role="status">{selected.length} checks, without their stages</Typography>
    </Stack>
  );
}
