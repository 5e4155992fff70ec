import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

export default function PrintChart() {
  const apiRef = useRef<ChartProApi<'line'>>(undefined);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportAsPrint({ fileName: 'Tide table' })}
      >
        Print
      </Button>
      <LineChartPro
        apiRef={apiRef}
        aria-label="Water level of the bay over a day, highest at 4:00 and 16:00"
        height={260}
        xAxis={[
          { data: [0, 4, 8, 12, 16, 20, 24], valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        series={[{ label: 'Water level (m)', data: [3.1, 4.2, 2.6, 1.4, 4.4, 2.2, 1.6] }]}
      />
    </Box>
  );
}
