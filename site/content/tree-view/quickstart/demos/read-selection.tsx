import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { costCenters, spent } from './data';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function ReadSelection() {
  const [center, setCenter] = useState<string | null>('120');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 520, alignItems: 'flex-start' }}
    >
      <RichTreeView
        aria-label="Cost centers"
        items={costCenters}
        defaultExpandedItems={['100']}
        selectedItems={center}
        onSelectedItemsChange={(_event, id) => setCenter(id)}
        sx={{ flexGrow: 1, width: '100%' }}
      />
      <Typography role="status" sx={{ flexShrink: 0, minWidth: 180 }}>
        {center === null
          ? 'No cost center selected.'
          : `Cost center ${center} spent ${euros.format(spent[center] ?? 0)}.`}
      </Typography>
    </Stack>
  );
}
