import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TryTheKeys() {
  const [key, setKey] = useState('none');
  const [focused, setFocused] = useState('none');
  const [selected, setSelected] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Instruments"
        multiSelect
        defaultExpandedItems={['strings']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
        onItemFocus={(_event, id) => setFocused(id)}
        onKeyDown={(event) => setKey(event.key === ' ' ? 'Space' : event.key)}
        sx={{ minHeight: 195 }}
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="viola" label="Viola" />
          <TreeItem itemId="violin" label="Violin" />
        </TreeItem>
        <TreeItem itemId="woodwind" label="Woodwind">
          <TreeItem itemId="oboe" label="Oboe" />
        </TreeItem>
        <TreeItem itemId="percussion" label="Percussion" />
      </SimpleTreeView>
      <Typography variant="body2">Last key: {key}</Typography>
      <Typography variant="body2">Focused: {focused}</Typography>
      <Typography variant="body2">Selected: {selected.join(', ') || 'none'}</Typography>
    </Stack>
  );
}
