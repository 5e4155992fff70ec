import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const stations = [
  { id: 'aarhus', name: 'Aarhus' },
  { id: 'odense', name: 'Odense' },
  { id: 'roskilde', name: 'Roskilde' },
  { id: 'vejle', name: 'Vejle' },
];

export default function SearchAndFocus() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = useState('');
  const hit = stations.find(({ name }) => name.toLowerCase().startsWith(text.trim().toLowerCase()));

  function focusHit(event: FormEvent) {
    event.preventDefault();
    if (hit) {
      apiRef.current?.focusItem(event, hit.id);
    }
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={focusHit}>
        <TextField
          label="Station"
          size="small"
          value={text}
          error={!hit}
          helperText={hit ? ' ' : 'No such station.'}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" sx={{ alignSelf: 'flex-start' }}>
          Find
        </Button>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Stations" defaultExpandedItems={['east']}>
        <TreeItem itemId="east" label="Main line">
          {stations.map(({ id, name }) => (
            <TreeItem key={id} itemId={id} label={name} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
