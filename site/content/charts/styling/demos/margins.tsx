import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { days, dust } from './data';

export default function Margins() {
  const id = useId();
  const [margin, setMargin] = useState(20);
  const [width, setWidth] = useState(65);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ width: 240, maxWidth: '100%' }}>
        <Typography id={`${id}-margin`} variant="body2">{`Margin: ${margin} px`}</Typography>
        <Slider
          aria-labelledby={`${id}-margin`}
          max={60}
          value={margin}
          onChange={(_event, value) => setMargin(value)}
        />
        <Typography
          id={`${id}-width`}
          variant="body2"
        >{`Width of the y-axis: ${width} px`}</Typography>
        <Slider
          aria-labelledby={`${id}-width`}
          min={20}
          max={100}
          value={width}
          onChange={(_event, value) => setWidth(value)}
        />
      </Box>
      {/* #region */}
      <BarChart
        aria-label="Dust in the air by day"
        height={260}
        margin={margin}
        xAxis={[{ data: days }]}
        yAxis={[{ label: 'Dust (µg/m³)', width }]}
        series={[{ data: dust }]}
        sx={{ border: 1, borderColor: 'divider' }}
      />
      {/* #endregion */}
    </Box>
  );
}
