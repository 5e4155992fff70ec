import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { hiddenBox } from './hidden-box';

export default function ChangeLog() {
  const [changes, setChanges] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Alerts"
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['boiler']}
        onItemSelectionToggle={(_event, id, isSelected) =>
          setChanges((before) => [`${isSelected ? '+' : '−'} ${id}`, ...before].slice(0, 4))
        }
      >
        <TreeItem itemId="boiler" label="Boiler" slotProps={hiddenBox}>
          <TreeItem itemId="pressure" label="Pressure" slotProps={hiddenBox} />
          <TreeItem itemId="temperature" label="Temperature" slotProps={hiddenBox} />
        </TreeItem>
        <TreeItem itemId="door" label="Door left open" slotProps={hiddenBox} />
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {changes.length === 0 ? 'No change yet.' : `Last changes: ${changes.join(', ')}`}
      </Typography>
    </Stack>
  );
}
