import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PieChart } from '@mui/x-charts/PieChart';

const reasons = [
  { id: 'address', label: 'Wrong address', value: 48 },
  { id: 'absent', label: 'Nobody home', value: 31 },
  { id: 'damage', label: 'Damaged', value: 12 },
];

export default function WithTable() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <PieChart
        title="Returned parcels by reason"
        desc="Wrong addresses are about half of all returns. The table has the numbers."
        height={180}
        hideLegend
        series={[{ data: reasons }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      />
      <Table size="small" sx={{ maxWidth: 300 }}>
        <TableHead>
          <TableRow>
            <TableCell>Reason</TableCell>
            <TableCell align="right">Parcels</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {reasons.map(({ id, label, value }) => (
            <TableRow key={id}>
              <TableCell>{label}</TableCell>
              <TableCell align="right">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
