import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const lines = ['Line 1', 'Line 2', 'Line 3', 'Line 4'];

export default function ChooseLine() {
  const [text, setText] = useState('Click anywhere above a line.');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <BarChart
        aria-label="Good and rejected parts by production line"
        height={220}
        sx={{ width: '100%', cursor: 'pointer' }}
        xAxis={[{ data: lines }]}
        series={[
          { id: 'good', data: [412, 388, 431, 297], label: 'Good' },
          { id: 'rejected', data: [9, 14, 6, 31], label: 'Rejected' },
        ]}
        onAxisClick={(_event, data) => {
          if (data) setText(`${data.axisValue}: ${data.seriesValues.rejected} rejected`);
        }}
      />
      <Typography role="status">{text}</Typography>
    </Stack>
  );
}
