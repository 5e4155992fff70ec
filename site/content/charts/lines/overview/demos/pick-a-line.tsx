import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const weeks = ['W 1', 'W 2', 'W 3', 'W 4'];

export default function PickALine() {
  const [text, setText] = useState('Click a line or one of its marks.');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        aria-label="Bookings of two rooms by week"
        height={220}
        sx={{ width: '100%' }}
        xAxis={[{ data: weeks, scaleType: 'point' }]}
        series={[
          { id: 'Room A', label: 'Room A', data: [14, 18, 16, 21], highlightScope },
          { id: 'Room B', label: 'Room B', data: [9, 7, 12, 11], highlightScope },
        ]}
        onLineClick={(_event, { seriesId }) => setText(`${seriesId}, all weeks`)}
        onMarkClick={(_event, { seriesId, dataIndex }) =>
          setText(`${seriesId}, ${weeks[dataIndex ?? 0]}`)
        }
      />
      <Typography role="status">{text}</Typography>
    </Stack>
  );
}
