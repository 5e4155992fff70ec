import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { builds } from './data';

// #region
const HeadCell = styled(TableCell)(({ theme }) => ({
  [`&.${tableCellClasses.head}`]: {
    color: theme.palette.common.white,
    backgroundColor: theme.palette.grey[800],
  },
}));

const ZebraRow = styled(TableRow)(({ theme }) => ({
  '&:nth-of-type(odd)': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '&:last-child > *': { borderBottom: 0 },
}));
// #endregion

export default function ZebraRows() {
  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table aria-label="Builds, striped">
        <TableHead>
          <TableRow>
            <HeadCell>Build</HeadCell>
            <HeadCell>Branch</HeadCell>
            <HeadCell align="right">Seconds</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {builds.map(({ id, branch, seconds }) => (
            <ZebraRow key={id}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{branch}</TableCell>
              <TableCell align="right">{seconds}</TableCell>
            </ZebraRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
