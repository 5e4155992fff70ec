import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ArrowOnly() {
  const [arrowOnly, setArrowOnly] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={arrowOnly} onChange={(_event, on) => setArrowOnly(on)} />}
        label="Only the arrow opens a branch"
      />
      <SimpleTreeView
        aria-label="Departments"
        expansionTrigger={arrowOnly ? 'iconContainer' : 'content'}
        defaultSelectedItems="logistics"
        sx={{ minHeight: 150 }}
      >
        <TreeItem itemId="logistics" label="Logistics">
          <TreeItem itemId="inbound" label="Goods in" />
          <TreeItem itemId="outbound" label="Goods out" />
        </TreeItem>
        <TreeItem itemId="purchasing" label="Purchasing">
          <TreeItem itemId="tenders" label="Tenders" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
