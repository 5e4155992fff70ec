import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const regions = [
  { name: 'North', orders: [31, 35, 33, 42, 48, 51] },
  { name: 'South', orders: [12, 14, 19, 17, 16, 21] },
  { name: 'West', orders: [55, 49, 46, 52, 44, 41] },
];

export default function SameRange() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      {regions.map(({ name, orders }) => (
        <Stack key={name} sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          <LineChart
            aria-label={`Orders in the ${name}, from ${orders[0]} to ${orders.at(-1)}`}
            height={110}
            margin={{ top: 6, bottom: 6, left: 0, right: 0 }}
            xAxis={[{ data: [1, 2, 3, 4, 5, 6], position: 'none' }]}
            yAxis={[{ min: 0, max: 60, position: 'none' }]}
            series={[{ data: orders, area: true, showMark: false }]}
            grid={{ horizontal: true }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
