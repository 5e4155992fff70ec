import { flushSync } from 'react-dom';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './data';

export default function FocusDeepItem() {
  const apiRef = useTreeViewApiRef();

  function focusTuba(event: SyntheticEvent) {
    // The item must be in the page before it can take the focus.
    flushSync(() => {
      for (const itemId of ['winds', 'brass']) {
        apiRef.current?.setItemExpansion({ event, itemId, shouldBeExpanded: true });
      }
    });
    apiRef.current?.focusItem(event, 'tuba');
  }

  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxWidth: 360, minHeight: 330, alignItems: 'flex-start' }}
    >
      <Button onClick={focusTuba}>Go to the tuba</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Orchestra, closed"
        items={orchestra}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
