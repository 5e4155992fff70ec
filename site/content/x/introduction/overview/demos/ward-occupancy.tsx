import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const beds: Record<string, { name: string; taken: number; total: number }> = {
  'ward-2a': { name: 'Ward 2A', taken: 18, total: 24 },
  'ward-2b': { name: 'Ward 2B', taken: 11, total: 16 },
  'ward-3a': { name: 'Ward 3A', taken: 20, total: 20 },
};

export default function WardOccupancy() {
  const [wardId, setWardId] = useState('ward-2a');
  const ward = beds[wardId] ?? { name: 'No ward', taken: 0, total: 1 };
  const label = `Beds taken in ${ward.name}`;

  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <SimpleTreeView
        aria-label="Wards"
        defaultExpandedItems={['surgery', 'medicine']}
        selectedItems={wardId}
        onSelectedItemsChange={(_event, id) => id && id in beds && setWardId(id)}
        sx={{ minWidth: 200 }}
      >
        <TreeItem itemId="surgery" label="Surgery">
          <TreeItem itemId="ward-2a" label="Ward 2A" />
          <TreeItem itemId="ward-2b" label="Ward 2B" />
        </TreeItem>
        <TreeItem itemId="medicine" label="Internal medicine">
          <TreeItem itemId="ward-3a" label="Ward 3A" />
        </TreeItem>
      </SimpleTreeView>
      <Stack sx={{ alignItems: 'center' }}>
        <Gauge
          aria-label={label}
          width={140}
          height={140}
          value={ward.taken}
          valueMax={ward.total}
          text={({ value, valueMax }) => `${value} / ${valueMax}`}
        />
        <Typography variant="body2">{label}</Typography>
      </Stack>
    </Stack>
  );
}
