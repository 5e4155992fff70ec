import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rights } from './data';

export default function PickSeveral() {
  const [granted, setGranted] = useState<string[]>(['invoices.read']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <RichTreeView
        aria-label="Rights of this account"
        items={rights}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        selectedItems={granted}
        onSelectedItemsChange={(_event, ids) => setGranted(ids)}
        defaultExpandedItems={['invoices', 'suppliers']}
        // The tree item already says whether it is selected.
        slotProps={{ item: { slotProps: { checkbox: { 'aria-hidden': true } } } }}
        sx={{ width: '100%' }}
      />
      <Button disabled={granted.length === 0} onClick={() => setGranted([])}>
        Revoke all rights
      </Button>
    </Stack>
  );
}
