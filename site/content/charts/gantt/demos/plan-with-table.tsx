import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { day, format, march, tasks } from './data';

const [first, last] = [march(1), march(31)];
const percent = (time: number) => `${(time / (last - first)) * 100}%`;

export default function PlanWithTable() {
  return (
    <Table size="small" aria-label="Plan of the renovation">
      <TableHead>
        <TableRow>
          <TableCell>Task</TableCell>
          <TableCell>Dates</TableCell>
          <TableCell sx={{ width: '45%' }}>March</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map(({ name, start, days }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {name}
            </TableCell>
            <TableCell>
              {`${format.format(start)} to ${format.format(start + (days - 1) * day)}`}
            </TableCell>
            <TableCell>
              <Box
                style={{
                  marginInlineStart: percent(start - first),
                  width: percent(days * day),
                }}
                sx={{ height: 12, borderRadius: 1, bgcolor: 'primary.main' }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
