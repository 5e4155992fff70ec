import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const towns = ['Bergen', 'Lisbon', 'Nairobi'];

// #region
const pinned: SxProps<Theme> = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.default',
};
// #endregion

export default function StickyColumn() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Rainy days, scrollable"
      sx={{ maxWidth: 340 }}
    >
      <Table size="small" aria-label="Rainy days">
        <TableHead>
          <TableRow>
            <TableCell sx={pinned}>Town</TableCell>
            {months.map((month) => (
              <TableCell key={month} align="right">
                {month}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {towns.map((town, row) => (
            <TableRow key={town}>
              <TableCell component="th" scope="row" sx={pinned}>
                {town}
              </TableCell>
              {months.map((month, column) => (
                <TableCell key={month} align="right">
                  {4 + ((row * 5 + column * 3) % 17)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
