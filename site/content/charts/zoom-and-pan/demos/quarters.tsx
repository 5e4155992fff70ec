import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { dates, dayText, energy } from './data';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

function dateAt(percent: number) {
  const index = Math.round((percent / 100) * (dates.length - 1));
  return dayText(dates[index] ?? dates[0] ?? new Date(0));
}

export default function Quarters() {
  const [zoom, setZoom] = useState<readonly ZoomData[]>([{ axisId: 'day', start: 0, end: 100 }]);
  const { start, end } = zoom[0] ?? { start: 0, end: 100 };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        {quarters.map((quarter, index) => (
          <Button
            key={quarter}
            size="small"
            onClick={() => setZoom([{ axisId: 'day', start: index * 25, end: index * 25 + 25 }])}
          >
            {quarter}
          </Button>
        ))}
        <Button size="small" onClick={() => setZoom([{ axisId: 'day', start: 0, end: 100 }])}>
          Whole year
        </Button>
      </Stack>
      <LineChartPro
        aria-label={`Energy in kWh from ${dateAt(start)} to ${dateAt(end)}`}
        height={240}
        hideLegend
        sx={{ width: '100%' }}
        xAxis={[
          {
            id: 'day',
            data: dates,
            scaleType: 'utc',
            domainLimit: 'strict',
            valueFormatter: dayText,
            zoom: true,
          },
        ]}
        zoomData={zoom}
        onZoomChange={setZoom}
        series={[{ data: energy, showMark: false }]}
      />
      <Typography role="status">
        {dateAt(start)} to {dateAt(end)}
      </Typography>
    </Stack>
  );
}
