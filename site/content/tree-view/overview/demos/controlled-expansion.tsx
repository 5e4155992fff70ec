import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { warehouse } from './data';

const aisles = warehouse.filter((item) => item.children).map((item) => item.id);

export default function ControlledExpansion() {
  const [expanded, setExpanded] = useState<string[]>(['aisle-b']);
  const allOpen = aisles.every((id) => expanded.includes(id));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={() => setExpanded(allOpen ? [] : aisles)}>
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        aria-label="Warehouse"
        items={warehouse}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
