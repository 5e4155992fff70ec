import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, renamed, seedBank, shelfIds } from './data';

export default function KeepLabels() {
  const [history, setHistory] = useState([seedBank]);
  const items = history.at(-1) ?? seedBank;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button disabled={history.length === 1} onClick={() => setHistory(history.slice(0, -1))}>
        Undo ({history.length - 1})
      </Button>
      <RichTreeView
        aria-label="Seed bank with undo"
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setHistory([...history, renamed(items, itemId, label)])
        }
        defaultExpandedItems={shelfIds}
        slotProps={namedInput}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
