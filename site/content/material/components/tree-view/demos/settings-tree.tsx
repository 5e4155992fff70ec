import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SettingsTree() {
  const [page, setPage] = useState<string | null>('Language');

  return (
    <Box sx={{ width: 260, minHeight: 180 }}>
      <SimpleTreeView
        aria-label="Settings"
        defaultExpandedItems={['General']}
        selectedItems={page}
        onSelectedItemsChange={(_event, itemId) => setPage(itemId)}
      >
        <TreeItem itemId="General" label="General">
          <TreeItem itemId="Language" label="Language" />
          <TreeItem itemId="Time zone" label="Time zone" />
        </TreeItem>
        <TreeItem itemId="Billing" label="Billing" />
      </SimpleTreeView>
      <Typography role="status">Page: {page}</Typography>
    </Box>
  );
}
