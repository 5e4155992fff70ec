import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const ferries = [
  { time: '08:15', to: 'Skagen', quay: 'Quay 2' },
  { time: '09:40', to: 'Frederikshavn', quay: 'Quay 1' },
];

export default function TimetableView() {
  // #region
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));
  // #endregion

  return (
    <Box sx={{ p: 1 }}>
      {wide ? (
        <Table aria-label="Ferries">
          <TableBody>
            {ferries.map(({ time, to, quay }) => (
              <TableRow key={time}>
                <TableCell>{time}</TableCell>
                <TableCell>{to}</TableCell>
                <TableCell>{quay}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <List aria-label="Ferries">
          {ferries.map(({ time, to, quay }) => (
            <ListItem key={time}>
              <ListItemText primary={`${time} ${to}`} secondary={quay} />
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
