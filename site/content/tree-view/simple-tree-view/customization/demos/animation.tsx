import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Animation() {
  const [timeout, setTimeoutLength] = useState(0);
  const slotProps = { groupTransition: { timeout } };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RadioGroup
        aria-label="Time a branch takes to open"
        row
        value={timeout}
        onChange={(_event, value) => setTimeoutLength(Number(value))}
      >
        <FormControlLabel value={0} control={<Radio />} label="None" />
        <FormControlLabel value={120} control={<Radio />} label="120 ms" />
        <FormControlLabel value={600} control={<Radio />} label="600 ms" />
      </RadioGroup>
      <SimpleTreeView aria-label="Tour dates" sx={{ minHeight: 130 }}>
        <TreeItem itemId="march" label="March" slotProps={slotProps}>
          <TreeItem itemId="ghent" label="Ghent" />
          <TreeItem itemId="lille" label="Lille" />
        </TreeItem>
        <TreeItem itemId="april" label="April" slotProps={slotProps}>
          <TreeItem itemId="basel" label="Basel" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
