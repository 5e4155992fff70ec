import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { flavors } from './data';

export default function CompareCoffees() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <RadarChart
        aria-label="Highland is acidic and sweet, Harbor roast is full-bodied and bitter"
        height={300}
        margin={{ left: 70, right: 70 }}
        radar={{ max: 10, metrics: flavors }}
        series={[
          { label: 'Highland', data: [8.5, 9, 5, 7.5, 3, 7], fillArea: true, hideMark: true },
          { label: 'Harbor roast', data: [6, 3.5, 8.5, 5, 8, 6.5] },
        ]}
      />
    </Box>
  );
}
