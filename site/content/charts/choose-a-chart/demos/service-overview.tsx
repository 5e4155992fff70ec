import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const services = [
  { name: 'Search', latency: [82, 85, 84, 90, 97, 104, 118] },
  { name: 'Checkout', latency: [140, 136, 138, 131, 129, 127, 124] },
  { name: 'Sign-in', latency: [61, 60, 63, 62, 61, 60, 62] },
];

export default function ServiceOverview() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 460 }}>
      <Table
        size="small"
        aria-label="Response times of three services"
        sx={{ whiteSpace: 'nowrap', '& th, & td': { px: 1 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Service</TableCell>
            <TableCell>Last 7 days</TableCell>
            <TableCell align="right">Today</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {services.map(({ name, latency }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell sx={{ width: 180 }}>
                <SparkLineChart
                  aria-label={`${name}: ${latency.join(', ')} ms`}
                  data={latency}
                  width={100}
                  height={36}
                  yAxis={{ min: 0, max: 150 }}
                />
              </TableCell>
              <TableCell align="right" dir="ltr">
                {latency.at(-1)} ms
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
