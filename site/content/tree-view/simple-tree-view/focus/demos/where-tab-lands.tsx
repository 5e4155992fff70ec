import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function WhereTabLands() {
  const [selected, setSelected] = useState<string | null>('terms');
  const switchRef = useRef<HTMLInputElement>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={selected !== null}
            onChange={(_event, on) => setSelected(on ? 'terms' : null)}
            slotProps={{ input: { ref: switchRef } }}
          />
        }
        label="“Terms of sale” is selected. Press Tab from here."
      />
      <SimpleTreeView
        aria-label="Legal documents"
        defaultExpandedItems={['sales']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="privacy" label="Privacy notice" />
        <TreeItem itemId="sales" label="Sales">
          <TreeItem itemId="terms" label="Terms of sale" />
          <TreeItem itemId="returns" label="Returns policy" />
        </TreeItem>
      </SimpleTreeView>
      <Button onClick={() => switchRef.current?.focus()}>Back to the switch</Button>
    </Stack>
  );
}
