import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { depots } from './data';

function branchesAbove(items: TreeViewBaseItem[], level: number): string[] {
  if (level === 0) return [];
  return items.flatMap((item) =>
    item.children ? [item.id, ...branchesAbove(item.children, level - 1)] : [],
  );
}

export default function OpenLevels() {
  const [expanded, setExpanded] = useState<string[]>(branchesAbove(depots, 1));
  const [level, setLevel] = useState<number | null>(1);

  function showLevel(next: number | null) {
    setLevel(next);
    if (next !== null) setExpanded(branchesAbove(depots, next));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 360 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Show down to"
        value={level}
        onChange={(_event, next: number | null) => showLevel(next)}
      >
        <ToggleButton value={0}>Regions</ToggleButton>
        <ToggleButton value={1}>Depots</ToggleButton>
        <ToggleButton value={2}>Vans</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Depots by level"
        items={depots}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => {
          setExpanded(itemIds);
          setLevel(null);
        }}
      />
    </Stack>
  );
}
