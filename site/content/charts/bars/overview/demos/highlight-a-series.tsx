import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const series = [
  { id: 'Solar', label: 'Solar', data: [41, 96, 118, 62], highlightScope },
  { id: 'Wind', label: 'Wind', data: [88, 64, 51, 79], highlightScope },
  { id: 'Grid', label: 'Grid', data: [132, 70, 48, 97], highlightScope },
];

export default function HighlightASeries() {
  const [seriesId, setSeriesId] = useState<string | null>('Solar');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Highlighted source"
        exclusive
        size="small"
        value={seriesId}
        onChange={(_event, next: string | null) => setSeriesId(next)}
      >
        {series.map(({ id }) => (
          <ToggleButton key={id} value={id} sx={{ textTransform: 'none' }}>
            {id}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Electricity by source and quarter, in MWh"
        height={220}
        sx={{ width: '100%' }}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={series}
        highlightedItem={seriesId === null ? null : { seriesId }}
      />
    </Stack>
  );
}
