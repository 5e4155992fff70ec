import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Shipment {
  id: string;
  label: string;
  sealed?: boolean;
  children?: Shipment[];
}

const shipments: Shipment[] = [
  {
    id: 'truck-12',
    label: 'Truck 12: vaccines',
    sealed: true,
    children: [
      { id: 'box-1', label: 'Box 1: influenza' },
      { id: 'box-2', label: 'Box 2: measles' },
    ],
  },
  { id: 'truck-14', label: 'Truck 14: bandages' },
  { id: 'truck-15', label: 'Truck 15: insulin', sealed: true },
  { id: 'truck-16', label: 'Truck 16: gloves' },
];

function isSealed(shipment: Shipment) {
  return shipment.sealed === true;
}

export default function ColdChain() {
  const [focusable, setFocusable] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        label="Arrow keys stop at sealed shipments"
      />
      <RichTreeView
        aria-label="Shipments of today"
        items={shipments}
        isItemDisabled={isSealed}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['truck-12']}
      />
    </Stack>
  );
}
