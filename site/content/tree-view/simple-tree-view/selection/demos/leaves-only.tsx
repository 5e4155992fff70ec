import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const models: Record<string, string> = {
  'city-7': 'City 7',
  'city-9': 'City 9',
  'cargo-l': 'Cargo L',
};

export default function LeavesOnly() {
  const [model, setModel] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Bicycle models"
        defaultExpandedItems={['city']}
        selectedItems={model}
        onSelectedItemsChange={(_event, id) => {
          if (id === null || id in models) {
            setModel(id);
          }
        }}
      >
        <TreeItem itemId="city" label="City bicycles">
          <TreeItem itemId="city-7" label="City 7, seven gears" />
          <TreeItem itemId="city-9" label="City 9, nine gears" />
        </TreeItem>
        <TreeItem itemId="cargo" label="Cargo bicycles">
          <TreeItem itemId="cargo-l" label="Cargo L, long" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">
        {model ? `Your model: ${models[model]}` : 'Choose a model, not a group.'}
      </Typography>
    </Stack>
  );
}
