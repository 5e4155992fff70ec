import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SeveralPhotos() {
  const [photos, setPhotos] = useState<string[]>(['bridge', 'harbor']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Photos"
        multiSelect
        defaultExpandedItems={['porto', 'lisbon']}
        selectedItems={photos}
        onSelectedItemsChange={(_event, ids) => setPhotos(ids)}
      >
        <TreeItem itemId="porto" label="Porto">
          <TreeItem itemId="bridge" label="Bridge at dusk" />
          <TreeItem itemId="harbor" label="Harbor" />
        </TreeItem>
        <TreeItem itemId="lisbon" label="Lisbon">
          <TreeItem itemId="tram" label="Yellow tram" />
          <TreeItem itemId="tiles" label="Tiled wall" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">Selected: {photos.join(', ') || 'none'}</Typography>
    </Stack>
  );
}
