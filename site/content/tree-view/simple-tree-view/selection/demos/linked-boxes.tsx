import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { hiddenBox } from './hidden-box';

export default function LinkedBoxes() {
  const [descendants, setDescendants] = useState(true);
  const [parents, setParents] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormGroup>
        <FormControlLabel
          control={<Switch checked={descendants} onChange={(_event, on) => setDescendants(on)} />}
          label="Children follow their parent"
        />
        <FormControlLabel
          control={<Switch checked={parents} onChange={(_event, on) => setParents(on)} />}
          label="Parents follow their children"
        />
      </FormGroup>
      <SimpleTreeView
        aria-label="Tests to run"
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        defaultExpandedItems={['checkout', 'payment']}
        defaultSelectedItems={['card']}
      >
        <TreeItem itemId="checkout" label="Checkout" slotProps={hiddenBox}>
          <TreeItem itemId="payment" label="Payment" slotProps={hiddenBox}>
            <TreeItem itemId="card" label="Card" slotProps={hiddenBox} />
            <TreeItem itemId="transfer" label="Bank transfer" slotProps={hiddenBox} />
          </TreeItem>
          <TreeItem itemId="address" label="Address form" slotProps={hiddenBox} />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
