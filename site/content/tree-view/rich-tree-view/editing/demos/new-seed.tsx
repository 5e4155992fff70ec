import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, renamed, seedBank } from './data';

export default function NewSeed() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = useState(seedBank);
  const [newId, setNewId] = useState<string | null>(null);

  // The tree knows the new item after this render, so editing starts here.
  useEffect(() => {
    if (newId) apiRef.current?.setEditedItem(newId);
  }, [apiRef, newId]);

  function addShelf() {
    const id = `shelf-${items.length + 1}`;
    setItems([...items, { id, label: 'New shelf' }]);
    setNewId(id);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 260 }}>
      <Button onClick={addShelf} sx={{ alignSelf: 'flex-start' }}>
        Add a shelf
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Seed bank that grows"
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) => setItems(renamed(items, itemId, label))}
        slotProps={namedInput}
      />
    </Stack>
  );
}
