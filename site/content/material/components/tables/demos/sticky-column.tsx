import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const towns = [
  { name: 'Bergen', days: [20, 17, 18, 15, 14, 15, 16, 18] },
  { name: 'Lisbon', days: [10, 9, 7, 8, 6, 3, 1, 1] },
  { name: 'Nairobi', days: [6, 5, 9, 16, 13, 5, 4, 4] },
];

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
          {towns.map(({ name, days }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={pinned}>
                {name}
              </TableCell>
              {months.map((month, index) => (
                <TableCell key={month} align="right">
                  {days[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
