import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function JumpToToday() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'wednesday')}>
        Go to Wednesday
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Shift plan"
        defaultExpandedItems={['week']}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="week" label="Week 22">
          <TreeItem itemId="monday" label="Monday: Ola, Sam" />
          <TreeItem itemId="tuesday" label="Tuesday: Priya" />
          <TreeItem itemId="wednesday" label="Wednesday: Sam, Lena" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
