import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';

export default function ImageOptions() {
  const apiRef = useRef<ChartProApi<'bar'>>(undefined);
  const [fileName, setFileName] = useState('festival-visitors');
  const download = (type: string) => apiRef.current?.exportAsImage({ fileName, type });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          label="File name"
          value={fileName}
          onChange={(event) => setFileName(event.target.value)}
        />
        <Button onClick={() => download('image/png')}>Download PNG</Button>
        <Button onClick={() => download('image/webp')}>Download WebP</Button>
      </Stack>
      <BarChartPro
        apiRef={apiRef}
        aria-label="Visitors of a festival by day, most on Saturday"
        height={260}
        xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[{ label: 'Visitors', data: [820, 1430, 2210, 1260] }]}
        sx={{ backgroundColor: 'background.paper' }}
      />
    </Box>
  );
}
