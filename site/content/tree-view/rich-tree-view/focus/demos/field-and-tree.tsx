import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './data';

export default function FieldAndTree() {
  const apiRef = useTreeViewApiRef();
  const field = useRef<HTMLInputElement>(null);

  function enterTree(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const first = apiRef.current?.getItemOrderedChildrenIds(null)[0];
    if (first) apiRef.current?.focusItem(event, first);
  }

  function leaveTree(event: KeyboardEvent) {
    if (event.key === 'Escape') field.current?.focus();
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Name of a musician"
        helperText="Arrow down moves into the tree, Esc comes back."
        size="small"
        inputRef={field}
        onKeyDown={enterTree}
      />
      <RichTreeView
        apiRef={apiRef}
        aria-label="Sections to choose from"
        items={orchestra}
        onKeyDown={leaveTree}
      />
    </Stack>
  );
}
