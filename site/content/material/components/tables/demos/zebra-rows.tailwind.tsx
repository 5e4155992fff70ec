import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { builds } from './data';

// #region
const head = 'bg-neutral-700 text-white';
const zebra = 'odd:bg-black/4 last:*:border-b-0 dark:odd:bg-white/8';
// #endregion

export default function ZebraRows() {
  return (
    <TableContainer className="max-w-120">
      <Table aria-label="Builds, striped">
        <TableHead>
          <TableRow>
            <TableCell className={head}>Build</TableCell>
            <TableCell className={head}>Branch</TableCell>
            <TableCell align="right" className={head}>
              Seconds
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {builds.map(({ id, branch, seconds }) => (
            <TableRow key={id} className={zebra}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{branch}</TableCell>
              <TableCell align="right">{seconds}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
