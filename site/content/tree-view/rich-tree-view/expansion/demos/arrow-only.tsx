import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { depots } from './data';

export default function ArrowOnly() {
  const [wholeRow, setWholeRow] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, minHeight: 300 }}>
      <FormControlLabel
        control={
          <Switch checked={wholeRow} onChange={(event) => setWholeRow(event.target.checked)} />
        }
        label="Open branches with a click anywhere in the row"
      />
      <RichTreeView
        aria-label="Depots, opened by the arrow"
        items={depots}
        expansionTrigger={wholeRow ? 'content' : 'iconContainer'}
        defaultExpandedItems={['south']}
      />
    </Stack>
  );
}
