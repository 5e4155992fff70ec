import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { cities } from './data';

const data = cities.map(({ name, income, life }) => ({ id: name, x: income, y: life }));

export default function ClickAPoint() {
  const [index, setIndex] = useState(2);
  const city = cities[index];
  const facts = `Income €${city?.income ?? 0}k, life expectancy ${city?.life ?? 0} years`;

  return (
    <Stack sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="City"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
        helperText={facts}
        sx={{ width: 280, maxWidth: '100%' }}
      >
        {cities.map(({ name }, value) => (
          <MenuItem key={name} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ScatterChart
        aria-label="Income and life expectancy of seven cities; click a city to select it"
        height={260}
        sx={{ width: '100%', cursor: 'pointer' }}
        voronoiMaxRadius={60}
        xAxis={[{ label: 'Income (€ thousand)' }]}
        yAxis={[{ label: 'Life expectancy (years)' }]}
        series={[
          {
            id: 'cities',
            data,
            highlightScope: { highlight: 'item', fade: 'global' },
            markerSize: 7,
          },
        ]}
        highlightedItem={{ seriesId: 'cities', dataIndex: index }}
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) => setIndex(dataIndex)}
        slotProps={{ tooltip: { trigger: 'none' } }}
      />
    </Stack>
  );
}
