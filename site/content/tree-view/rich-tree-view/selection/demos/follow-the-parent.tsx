import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pipeline, silentCheckbox, stageIds } from './data';

export default function FollowTheParent() {
  const [descendants, setDescendants] = useState(true);
  const [parents, setParents] = useState(true);
  const [selected, setSelected] = useState<string[]>(['chromium']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <FormGroup>
        <FormControlLabel
          control={<Switch checked={descendants} onChange={(_event, on) => setDescendants(on)} />}
          label="Children follow their parent"
        />
        <FormControlLabel
          control={<Switch checked={parents} onChange={(_event, on) => setParents(on)} />}
          label="A parent follows its children"
        />
      </FormGroup>
      <RichTreeView
        aria-label="Checks that follow"
        items={pipeline}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={stageIds}
        slotProps={silentCheckbox}
      />
      <Typography role="status">Selected: {selected.join(', ') || 'nothing'}</Typography>
    </Stack>
  );
}
