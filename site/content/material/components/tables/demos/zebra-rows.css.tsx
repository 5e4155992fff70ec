import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { builds } from './data';
import './zebra-rows.css';

export default function ZebraRows() {
  return (
    <TableContainer className="zebra-rows">
      <Table aria-label="Builds, striped">
        <TableHead>
          <TableRow>
            <TableCell>Build</TableCell>
            <TableCell>Branch</TableCell>
            <TableCell align="right">Seconds</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {builds.map(({ id, branch, seconds }) => (
            <TableRow key={id}>
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
