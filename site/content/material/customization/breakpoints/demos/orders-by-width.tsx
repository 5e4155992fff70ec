import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const orders = [
  { id: '3041', to: 'Bergen', weight: '12 kg' },
  { id: '3042', to: 'Turku', weight: '340 kg' },
  { id: '3043', to: 'Gdańsk', weight: '4 kg' },
];

export default function OrdersByWidth() {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));

  if (!wide) {
    return (
      <List dense aria-label="Orders">
        {orders.map(({ id, to, weight }) => (
          <ListItem key={id} divider>
            <ListItemText primary={`${id}, ${to}`} secondary={weight} />
          </ListItem>
        ))}
      </List>
    );
  }
  return (
    <Table aria-label="Orders">
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>Destination</TableCell>
          <TableCell align="right">Weight</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, to, weight }) => (
          <TableRow key={id}>
            <TableCell>{id}</TableCell>
            <TableCell>{to}</TableCell>
            <TableCell align="right">{weight}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
