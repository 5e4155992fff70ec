import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { pipeline, silentCheckbox } from './data';

function idsOf(items: TreeViewBaseItem[]): string[] {
  return items.flatMap((item) => [item.id, ...idsOf(item.children ?? [])]);
}

const allIds = idsOf(pipeline);

export default function SelectAll() {
  const [selected, setSelected] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSelected(allIds)}>Select all</Button>
        <Button onClick={() => setSelected([])} disabled={selected.length === 0}>
          Clear
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Checks to start"
        items={pipeline}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        slotProps={silentCheckbox}
      />
    </Stack>
  );
}
