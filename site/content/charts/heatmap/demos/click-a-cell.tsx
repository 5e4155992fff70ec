import { createContext, useContext, useState, type SVGProps } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visitors } from './data';

interface CellProps extends SVGProps<SVGRectElement> {
  ownerState: { color: string; dataIndex: number };
}

const SelectContext = createContext<(dataIndex: number) => void>(() => {});

function Cell({ ownerState, ...other }: CellProps) {
  const select = useContext(SelectContext);

  return (
    <rect
      {...other}
      fill={ownerState.color}
      cursor="pointer"
      onClick={() => select(ownerState.dataIndex)}
    />
  );
}

export default function ClickACell() {
  const [index, setIndex] = useState(27);
  const [x, y, value] = visitors[index] ?? [0, 0, 0];

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" align="center">
        {days[x]} at {hours[y]}:00: {value} visitors
      </Typography>
      <Box component="figure" aria-label="Library visitors; click a cell" sx={{ m: 0 }}>
        <SelectContext.Provider value={setIndex}>
          <Heatmap
            height={280}
            xAxis={[{ data: days }]}
            yAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
            series={[{ data: visitors }]}
            slots={{ cell: Cell }}
          />
        </SelectContext.Provider>
      </Box>
    </Box>
  );
}
