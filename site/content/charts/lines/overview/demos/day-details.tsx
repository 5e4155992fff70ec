import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const builds = [31, 28, 35, 40, 38, 9, 6, 33, 36, 41, 44, 39, 11, 8];

export default function DayDetails() {
  const [day, setDay] = useState(5);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        aria-label="Builds per day in two weeks"
        height={220}
        sx={{ width: '100%', cursor: 'pointer' }}
        xAxis={[{ data: days, min: 1, max: 14, tickMinStep: 1 }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: builds, area: true, showMark: false }]}
        onAxisClick={(_event, data) => setDay(Number(data?.axisValue ?? day))}
      >
        <ChartsReferenceLine x={day} />
      </LineChart>
      <Slider
        aria-label="Day"
        value={day}
        min={1}
        max={14}
        onChange={(_event, value) => setDay(value)}
        sx={{ maxWidth: 280 }}
      />
      <Typography role="status">
        Day {day}: {builds[day - 1]} builds
      </Typography>
    </Stack>
  );
}
