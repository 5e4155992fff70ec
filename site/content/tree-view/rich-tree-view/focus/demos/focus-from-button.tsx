import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './data';

export default function FocusFromButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'cello')}>
        Go to the cellos
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Orchestra"
        items={orchestra}
        defaultExpandedItems={['strings']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
