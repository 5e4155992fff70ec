import { useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from './data';

export default function PathOfRoom() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = useState<string[]>(['Ground floor', 'X-ray']);

  function readPath(itemId: string | null) {
    const labels: string[] = [];
    let id = itemId;
    while (id) {
      labels.unshift(apiRef.current?.getItem(id).label);
      id = apiRef.current?.getParentId(id) ?? null;
    }
    setPath(labels);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Breadcrumbs aria-label="Place of the selected room">
        {path.map((label) => (
          <Typography key={label} variant="body2">
            {label}
          </Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Rooms with a path"
        items={clinic}
        defaultExpandedItems={['floor-0']}
        defaultSelectedItems="x-ray"
        onSelectedItemsChange={(_event, itemId) => readPath(itemId)}
      />
    </Stack>
  );
}
