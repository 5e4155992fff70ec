import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ReachDisabled() {
  const [focusable, setFocusable] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        label="Arrow keys reach disabled items"
      />
      <SimpleTreeView
        // The tree reads this prop once, when it is mounted.
        key={String(focusable)}
        aria-label="Delivery methods"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['parcel']}
      >
        <TreeItem itemId="parcel" label="Parcel">
          <TreeItem itemId="standard" label="Standard, 3 days" />
          <TreeItem itemId="express" label="Express (not for islands)" disabled />
          <TreeItem itemId="locker" label="Parcel locker" />
        </TreeItem>
        <TreeItem itemId="freight" label="Freight (over 30 kg only)" disabled />
      </SimpleTreeView>
    </Stack>
  );
}
