import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { course, partIds } from './data';

export default function SamePart() {
  const [strict, setStrict] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={strict} onChange={(_event, on) => setStrict(on)} />}
        label="Chapters stay in their part"
      />
      <RichTreeViewPro
        aria-label="Course with a rule"
        items={course}
        itemsReordering
        canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
          !strict || oldPosition.parentId === newPosition.parentId
        }
        defaultExpandedItems={partIds}
      />
    </Stack>
  );
}
