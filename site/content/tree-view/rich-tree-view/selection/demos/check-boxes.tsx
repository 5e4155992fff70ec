import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pipeline, silentCheckbox } from './data';

export default function CheckBoxes() {
  const [several, setSeveral] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={several} onChange={(_event, on) => setSeveral(on)} />}
        label="Several checks at once"
      />
      <RichTreeView
        // The value is an array in one mode and a string in the other: start again.
        key={String(several)}
        aria-label="Checks with boxes"
        items={pipeline}
        multiSelect={several}
        checkboxSelection
        defaultExpandedItems={['static', 'tests']}
        slotProps={silentCheckbox}
      />
    </Stack>
  );
}
