import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { depots } from './data';

type Trigger = 'content' | 'iconContainer';

export default function ArrowOnly() {
  const [trigger, setTrigger] = useState<Trigger>('iconContainer');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, minHeight: 300 }}>
      <FormControl>
        <FormLabel id="opened-by">A branch is opened by</FormLabel>
        <RadioGroup
          row
          aria-labelledby="opened-by"
          value={trigger}
          onChange={(_event, value) => setTrigger(value as Trigger)}
        >
          <FormControlLabel value="iconContainer" control={<Radio />} label="the arrow" />
          <FormControlLabel value="content" control={<Radio />} label="the whole row" />
        </RadioGroup>
      </FormControl>
      <RichTreeView
        aria-label="Depots, opened by the arrow"
        items={depots}
        expansionTrigger={trigger}
        defaultExpandedItems={['south']}
      />
    </Stack>
  );
}
