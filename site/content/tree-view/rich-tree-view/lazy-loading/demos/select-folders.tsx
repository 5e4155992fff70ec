import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countChildren, fetchChildren, years } from './server';

const archiveSource = { getChildrenCount: countChildren, getTreeItems: fetchChildren };
const silentCheckbox = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function SelectFolders() {
  const [selected, setSelected] = useState<string[]>(['y2024']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 240 }}>
      <RichTreeViewPro
        aria-label="Folders to download"
        items={years}
        dataSource={archiveSource}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        slotProps={silentCheckbox}
      />
      <Typography role="status">Selected: {selected.join(', ') || 'nothing'}</Typography>
    </Stack>
  );
}
