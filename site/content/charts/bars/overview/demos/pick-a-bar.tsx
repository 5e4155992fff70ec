import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const depots = ['Bergen', 'Malmö', 'Turku', 'Vejle'];
const late = [12, 31, 8, 19];

export default function PickABar() {
  const [index, setIndex] = useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Depot"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
        sx={{ minWidth: 160 }}
      >
        {depots.map((depot, value) => (
          <MenuItem key={depot} value={value}>
            {depot}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Late parcels, by depot"
        height={220}
        sx={{ width: '100%', cursor: 'pointer' }}
        xAxis={[{ data: depots }]}
        series={[{ id: 'late', data: late, highlightScope: { highlight: 'item', fade: 'global' } }]}
        highlightedItem={{ seriesId: 'late', dataIndex: index }}
        onItemClick={(_event, { dataIndex }) => setIndex(dataIndex)}
      />
      <Typography role="status">
        {depots[index]}: {late[index]} late parcels
      </Typography>
    </Stack>
  );
}
