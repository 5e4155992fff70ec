import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MoveWithoutDrag() {
  const [stops, setStops] = useState(['Bakery', 'Pharmacy', 'Town hall', 'School']);
  const [selected, setSelected] = useState<string | null>('Pharmacy');
  const place = selected === null ? -1 : stops.indexOf(selected);

  function move(step: number) {
    const next = place + step;
    if (selected === null || place < 0 || next < 0 || next === stops.length) return;
    const others = stops.filter((stop) => stop !== selected);
    setStops([...others.slice(0, next), selected, ...others.slice(next)]);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => move(-1)}>Move up</Button>
        <Button onClick={() => move(1)}>Move down</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Delivery tour"
        defaultExpandedItems={['tour']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      >
        <TreeItem itemId="tour" label="Morning tour">
          {stops.map((stop) => (
            <TreeItem key={stop} itemId={stop} label={stop} />
          ))}
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {place < 0 ? 'Select a stop.' : `${selected} is stop ${place + 1} of ${stops.length}.`}
      </Typography>
    </Stack>
  );
}
