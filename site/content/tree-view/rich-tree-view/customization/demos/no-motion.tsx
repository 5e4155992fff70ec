import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { caseFiles } from './data';

const atOnce = { item: { slotProps: { groupTransition: { timeout: 0 } } } };
const slowly = { item: { slotProps: { groupTransition: { timeout: 600 } } } };

export default function NoMotion() {
  const [motion, setMotion] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 280 }}>
      <FormControlLabel
        control={<Switch checked={motion} onChange={(_event, on) => setMotion(on)} />}
        label="Open slowly"
      />
      <RichTreeView
        aria-label="Case files with a transition"
        items={caseFiles}
        slotProps={motion ? slowly : atOnce}
      />
    </Stack>
  );
}
