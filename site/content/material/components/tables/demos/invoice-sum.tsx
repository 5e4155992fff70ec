import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { article: 'Crate of apples', pieces: 12, price: 18.5 },
  { article: 'Sack of potatoes', pieces: 4, price: 9.25 },
];
const net = lines.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
const sums = [
  { name: 'Subtotal', value: net },
  { name: 'Tax, 7%', value: net * 0.07 },
  { name: 'Total', value: net * 1.07 },
];

export default function InvoiceSum() {
  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table size="small" aria-label="Invoice 2208">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Euros</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ article, pieces, price }) => (
            <TableRow key={article}>
              <TableCell>{article}</TableCell>
              <TableCell align="right">{pieces}</TableCell>
              <TableCell align="right">{(pieces * price).toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {sums.map(({ name, value }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" colSpan={2}>
                {name}
              </TableCell>
              <TableCell align="right">{value.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
