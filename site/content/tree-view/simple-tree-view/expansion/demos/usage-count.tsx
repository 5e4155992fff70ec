import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function UsageCount() {
  const [read, setRead] = useState<string[]>([]);

  function markRead(topic: string) {
    setRead((before) => (before.includes(topic) ? before : [...before, topic]));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Safety briefing"
        onItemExpansionToggle={(_event, topic, isExpanded) => {
          if (isExpanded) {
            markRead(topic);
          }
        }}
        sx={{ minHeight: 150 }}
      >
        <TreeItem itemId="fire" label="Fire">
          <TreeItem itemId="exits" label="Exits are at both ends of the hall." />
        </TreeItem>
        <TreeItem itemId="chemicals" label="Chemicals">
          <TreeItem itemId="gloves" label="Wear the green gloves." />
        </TreeItem>
        <TreeItem itemId="machines" label="Machines">
          <TreeItem itemId="stop" label="The red button stops everything." />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">{read.length} of 3 topics opened.</Typography>
    </Stack>
  );
}
