import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { seedBank, shelfIds } from './data';

function faultOf(name: string) {
  if (name.trim().length < 3) return 'A name has at least three letters.';
  return /\d/.test(name) ? 'A name has no digits.' : '';
}

export default function CheckedNames() {
  const [fault, setFault] = useState('');
  const escaped = useRef(false);

  function check(
    event: (KeyboardEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) &
      TreeViewCancellableEvent,
  ) {
    // Esc also removes the focus: the blur that follows does not try to save.
    if ('key' in event) escaped.current = event.key === 'Escape';
    if ('key' in event && event.key !== 'Enter' && !escaped.current) return;
    const words = escaped.current ? '' : faultOf(event.currentTarget.value);
    // The tree leaves an event alone that is marked like this, so nothing is saved.
    event.defaultMuiPrevented = words !== '';
    setFault(words);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Seed bank with checked names"
        items={seedBank}
        isItemEditable
        defaultExpandedItems={shelfIds}
        slotProps={{
          item: {
            slotProps: {
              labelInput: { 'aria-label': 'Name', maxLength: 24, onKeyDown: check, onBlur: check },
            },
          },
        }}
      />
      <Typography role="alert" color="error">
        {fault}
      </Typography>
    </Stack>
  );
}
