import { useState, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { hours, temperatures } from './data';

// #region
function PointerArea({ onValue }: { onValue: (value: number) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const svgRef = useSvgRef();
  const yScale = useYScale<'linear'>();

  const read = (event: PointerEvent) => {
    const matrix = svgRef.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    onValue(yScale.invert(point.y));
  };

  return <rect {...{ x: left, y: top, width, height }} fillOpacity={0} onPointerMove={read} />;
}
// #endregion

export default function PointerValue() {
  const [value, setValue] = useState<number>();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">
        {value === undefined ? 'Move the pointer over the chart' : `${value.toFixed(1)} °C`}
      </Typography>
      <LineChart
        aria-label="Greenhouse temperature, from 12 to 31 degrees"
        height={240}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ data: temperatures, label: 'Temperature (°C)' }]}
      >
        <PointerArea onValue={setValue} />
      </LineChart>
    </Box>
  );
}
