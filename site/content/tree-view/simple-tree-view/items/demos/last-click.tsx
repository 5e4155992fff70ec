import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastClick() {
  const [clicks, setClicks] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Help topics"
        defaultExpandedItems={['billing']}
        onItemClick={(event, itemId) => {
          const how = event.detail === 2 ? 'double click' : 'click';
          setClicks((before) => [`${itemId}: ${how}`, ...before].slice(0, 3));
        }}
      >
        <TreeItem itemId="billing" label="Billing">
          <TreeItem itemId="vat" label="VAT number" />
          <TreeItem itemId="refund" label="Refunds (being rewritten)" disabled />
        </TreeItem>
        <TreeItem itemId="shipping" label="Shipping" />
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {clicks.length === 0 ? 'Nothing clicked yet.' : clicks.join(' · ')}
      </Typography>
    </Stack>
  );
}
