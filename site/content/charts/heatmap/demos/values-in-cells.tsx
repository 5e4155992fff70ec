import type { SVGProps } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

interface CellProps extends SVGProps<SVGGElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

function Cell({ x, y, width, height, ownerState, ...other }: CellProps) {
  const { palette } = useTheme();

  return (
    <g {...other} transform={`translate(${x} ${y})`}>
      <rect x={1} y={1} width={width - 2} height={height - 2} rx={6} fill={ownerState.color} />
      <text
        x={width / 2}
        y={height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill={palette.getContrastText(ownerState.color)}
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function ValuesInCells() {
  return (
    <Box
      component="figure"
      aria-label="Library visitors by day and hour, with numbers"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[{ label: 'Visitors', data: visitors }]}
        slots={{ cell: Cell }}
      />
    </Box>
  );
}
