import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

const units = ['km', 'kW', 'L', 'seats', 'kWh'];

function withUnit(value: number, { dataIndex }: { dataIndex: number }) {
  return `${value} ${units[dataIndex]}`;
}

export default function MetricRanges() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <RadarChart
        aria-label="Two electric cars: the Swift goes further, the Carrier has more room"
        height={300}
        radar={{
          metrics: [
            { name: 'Range', min: 200, max: 700 },
            { name: 'Power', max: 300 },
            { name: 'Trunk', max: 900 },
            { name: 'Seats', max: 8 },
            { name: 'Battery', min: 30, max: 110 },
          ],
        }}
        series={[
          { label: 'Swift', data: [610, 240, 430, 5, 82], valueFormatter: withUnit },
          { label: 'Carrier', data: [440, 150, 820, 7, 77], valueFormatter: withUnit },
        ]}
      />
    </Box>
  );
}
