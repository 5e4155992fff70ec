import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { reservoirs } from './data';

export default function ReservoirTable() {
  return (
    <Table size="small" aria-label="Water level of three reservoirs">
      <TableHead>
        <TableRow>
          <TableCell>Reservoir</TableCell>
          <TableCell align="right">Level</TableCell>
          <TableCell>8 months</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {reservoirs.map(({ name, levels }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{`${levels.at(-1)}%`}</TableCell>
            <TableCell>
              <SparkLineChart
                aria-label={`From ${levels[0]}% to ${levels.at(-1)}%`}
                data={levels}
                width={96}
                height={32}
                yAxis={{ min: 0, max: 100 }}
                axisHighlight={{ x: 'none', y: 'none' }}
                sx={{ touchAction: 'auto' }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
