import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const towns = [
  'Oslo',
  'Turku',
  'Lund',
  'Visby',
  'Kiel',
  'Gävle',
  'Emden',
  'Husum',
  'Umeå',
  'Ystad',
];

const shops = towns.map((name, index) => ({
  name,
  sales: [410 + index * 13, 395 + index * 11],
  returns: [12 + (index % 4), 9 + (index % 5)],
}));

export default function ColumnGroups() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Sales and returns, scrollable"
      sx={{ maxHeight: 240, maxWidth: 520 }}
    >
      <Table stickyHeader size="small" aria-label="Sales and returns">
        {/* #region */}
        <TableHead>
          <TableRow sx={{ height: 37 }}>
            <TableCell rowSpan={2}>Shop</TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Sales
            </TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Returns
            </TableCell>
          </TableRow>
          <TableRow sx={{ '& > th': { top: 37 } }}>
            <TableCell align="right">May</TableCell>
            <TableCell align="right">June</TableCell>
            <TableCell align="right">May</TableCell>
            <TableCell align="right">June</TableCell>
          </TableRow>
        </TableHead>
        {/* #endregion */}
        <TableBody>
          {shops.map(({ name, sales, returns }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {[...sales, ...returns].map((value, index) => (
                <TableCell key={index} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
