import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const minutes = Array.from({ length: 120 }, (_, index) => index);
const requests = minutes.map((minute) => {
  const peak = minute > 69 && minute < 78 ? 260 - Math.abs(74 - minute) * 30 : 0;
  return 90 + ((minute * 29) % 37) + peak;
});

export default function JumpToPeak() {
  const apiRef = useRef<ChartProApi<'line'>>(undefined);

  function show(start: number, end: number) {
    apiRef.current?.setAxisZoomData('minute', { axisId: 'minute', start, end });
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => show(54, 70)}>Show the peak</Button>
        <Button onClick={() => show(0, 100)}>Show all</Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        aria-label="Requests per minute in two hours, with a peak after 74 minutes"
        height={220}
        hideLegend
        sx={{ width: '100%' }}
        xAxis={[
          { id: 'minute', data: minutes, label: 'Minute', domainLimit: 'strict', zoom: true },
        ]}
        yAxis={[{ min: 0 }]}
        series={[{ data: requests, showMark: false, area: true }]}
      />
    </Stack>
  );
}
