import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { costCentres, spent } from './data';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function ReadSelection() {
  const [centre, setCentre] = useState<string | null>('120');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 520, alignItems: 'flex-start' }}
    >
      <RichTreeView
        aria-label="Cost centers"
        items={costCentres}
        defaultExpandedItems={['100']}
        selectedItems={centre}
        onSelectedItemsChange={(_event, id) => setCentre(id)}
        sx={{ flexGrow: 1, width: '100%' }}
      />
      <Typography role="status" sx={{ flexShrink: 0, minWidth: 180 }}>
        {centre === null
          ? 'No cost center selected.'
          : `Cost center ${centre} spent ${euros.format(spent[centre] ?? 0)}.`}
      </Typography>
    </Stack>
  );
}
