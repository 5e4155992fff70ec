import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const handbook = [
  {
    id: 'part-1',
    label: 'Part 1: first week',
    children: [
      { id: 'accounts', label: 'Accounts and keys' },
      { id: 'laptop', label: 'Setting up your laptop' },
    ],
  },
  { id: 'glossary', label: 'Glossary' },
];

function isChapter(item: { id: string }) {
  return item.id !== 'part-1';
}

const namedInput = { item: { slotProps: { labelInput: { 'aria-label': 'Name of the chapter' } } } };

export default function RenameChapters() {
  const [lastChange, setLastChange] = useState('Nothing renamed yet.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Handbook chapters"
        items={handbook}
        defaultExpandedItems={['part-1']}
        isItemEditable={isChapter}
        slotProps={namedInput}
        onItemLabelChange={(id, label) => setLastChange(`${id} is now called “${label}”.`)}
      />
      <Typography role="status">{lastChange}</Typography>
    </Stack>
  );
}
