import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { tableCellClasses } from '@mui/material/TableCell';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const invoices = [
  { id: '2205', customer: 'Kestrel Clinic', sum: '€1,204.00' },
  { id: '2206', customer: 'Nordlicht Foods', sum: '€88.50' },
  { id: '2207', customer: 'Harbor Office', sum: '€412.30' },
  { id: '2208', customer: 'Tern Shipping', sum: '€5,960.00' },
];

export default function TightTable() {
  return (
    <Table
      size="small"
      aria-label="Invoices"
      sx={{
        maxWidth: 480,
        [`& .${tableCellClasses.root}`]: { paddingBlock: '3px', lineHeight: 1.5 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Invoice</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map(({ id, customer, sum }) => (
          <TableRow key={id}>
            <TableCell>{id}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell align="right">{sum}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
