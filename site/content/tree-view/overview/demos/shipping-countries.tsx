import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { shippingZones } from './data';

const zoneIds = shippingZones.map((zone) => zone.id);

export default function ShippingCountries() {
  const [selected, setSelected] = useState<string[]>(['dk']);
  const countries = selected.filter((id) => !zoneIds.includes(id));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Countries you ship to"
        items={shippingZones}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
        defaultExpandedItems={zoneIds}
        // The tree item already says whether it is selected.
        slotProps={{ item: { slotProps: { checkbox: { 'aria-hidden': true } } } }}
      />
      <Typography role="status">Countries selected: {countries.length}</Typography>
    </Stack>
  );
}
