import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const visitors = [40, 44, 47, 52, 55, 60];
const complaints = [31, 30, 28, 27, 25, 24];

export default function TwoAxes() {
  const [max, setMax] = useState(40);
  const labelId = useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        aria-label="Visitors in thousands, and complaints, by month"
        height={260}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[
          { id: 'visitors', label: 'Visitors (thousand)', min: 0, max: 80 },
          { id: 'complaints', label: 'Complaints', position: 'right', min: 0, max },
        ]}
        series={[
          { data: visitors, label: 'Visitors', yAxisId: 'visitors', showMark: false },
          { data: complaints, label: 'Complaints', yAxisId: 'complaints', showMark: false },
        ]}
      />
      <Typography id={labelId} variant="body2">
        End of the right axis: {max}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={35}
        max={100}
        step={5}
        value={max}
        onChange={(_event, value) => setMax(value)}
        sx={{ maxWidth: 320 }}
      />
    </Stack>
  );
}
