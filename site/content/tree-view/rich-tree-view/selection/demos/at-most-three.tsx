import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { pipeline, silentCheckbox, stageIds } from './data';

const limit = 3;

export default function AtMostThree() {
  const [selected, setSelected] = useState<string[]>(['lint', 'types']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Checks to compare"
        items={pipeline}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => {
          if (itemIds.length <= limit) setSelected(itemIds);
        }}
        defaultExpandedItems={stageIds}
        slotProps={silentCheckbox}
      />
      <Alert severity="info">
        {selected.length} of {limit} selected
      </Alert>
    </Stack>
  );
}
