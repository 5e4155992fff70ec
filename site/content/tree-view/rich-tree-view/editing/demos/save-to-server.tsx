import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, renamed, seedBank, shelfIds } from './data';

/** Stands for a server that refuses names with an exclamation mark. */
async function saveName(name: string) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (name.includes('!')) throw new Error('The server refused this name.');
}

export default function SaveToServer() {
  const [items, setItems] = useState(seedBank);
  const [words, setWords] = useState('Add an exclamation mark to see a refusal.');
  const apiRef = useTreeViewApiRef();

  async function save(itemId: string, label: string) {
    const before: string = apiRef.current?.getItem(itemId).label;
    if (label === before) return;
    setWords('Saving…');
    try {
      await saveName(label);
      setItems((current) => renamed(current, itemId, label));
      setWords('Saved.');
    } catch (error) {
      apiRef.current?.updateItemLabel(itemId, before);
      setWords(error instanceof Error ? error.message : 'Not saved.');
    }
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Seed bank on a server"
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) => void save(itemId, label)}
        defaultExpandedItems={shelfIds}
        slotProps={namedInput}
      />
      <Typography role="status">{words}</Typography>
    </Stack>
  );
}
