import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { clinic } from './data';

function matching(items: TreeViewBaseItem[], text: string): TreeViewBaseItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) return [item];
    const children = matching(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

function branchIds(items: TreeViewBaseItem[]): string[] {
  return items.flatMap((item) => (item.children ? [item.id, ...branchIds(item.children)] : []));
}

export default function FilterRooms() {
  const [text, setText] = useState('');
  const [expanded, setExpanded] = useState<string[]>([]);
  const items = useMemo(() => matching(clinic, text.trim().toLowerCase()), [text]);

  function filter(value: string) {
    setText(value);
    setExpanded(branchIds(matching(clinic, value.trim().toLowerCase())));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 280 }}>
      <TextField
        label="Find a room"
        size="small"
        value={text}
        onChange={(event) => filter(event.target.value)}
      />
      <RichTreeView
        aria-label="Rooms found"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
      <Typography role="status">{items.length === 0 ? 'No room has this name.' : ''}</Typography>
    </Stack>
  );
}
