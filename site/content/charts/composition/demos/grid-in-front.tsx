import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { climate } from './data';

export default function GridInFront() {
  const [front, setFront] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={front} onChange={(_event, checked) => setFront(checked)} />}
        label="Grid in front of the bars"
      />
      <ChartContainer
        aria-label="Rain by month, above 100 millimeters in May and July"
        height={260}
        dataset={climate}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        series={[{ type: 'bar', dataKey: 'rain' }]}
      >
        {!front && <ChartsGrid horizontal />}
        <BarPlot />
        {front && <ChartsGrid horizontal />}
        <ChartsReferenceLine
          y={100}
          label="Flood warning"
          labelAlign="start"
          labelStyle={{ direction: 'ltr' }}
        />
        <ChartsAxis />
      </ChartContainer>
    </Box>
  );
}
