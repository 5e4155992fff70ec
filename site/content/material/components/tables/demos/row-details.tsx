import { Fragment, useState } from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { builds } from './data';

export default function RowDetails() {
  const [open, setOpen] = useState<number | null>(411);

  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table size="small" aria-label="Builds with details">
        <TableHead>
          <TableRow>
            <TableCell>Details</TableCell>
            <TableCell>Build</TableCell>
            <TableCell>Branch</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {builds.map(({ id, branch, seconds, failed }) => (
            <Fragment key={id}>
              <TableRow sx={{ '& > td, & > th': { borderBottom: 0 } }}>
                <TableCell>
                  <IconButton
                    size="small"
                    aria-label={`Details of build ${id}`}
                    aria-expanded={open === id}
                    onClick={() => setOpen(open === id ? null : id)}
                  >
                    {open === id ? <ExpandLess /> : <ExpandMore />}
                  </IconButton>
                </TableCell>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{branch}</TableCell>
              </TableRow>
              <TableRow>
                <TableCell colSpan={3} sx={{ py: 0 }}>
                  <Collapse in={open === id} unmountOnExit>
                    <Typography variant="body2" sx={{ p: 1 }}>
                      Took {seconds} seconds, {failed} tests failed.
                    </Typography>
                  </Collapse>
                </TableCell>
              </TableRow>
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
