import { useId, useState } from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const addresses = [
  { id: 'home', name: 'Home', street: '12 Alder Lane' },
  { id: 'work', name: 'Workshop', street: '4 Mill Street' },
];

export default function DefaultAddress() {
  const name = useId();
  const [chosen, setChosen] = useState('home');

  return (
    <Table size="small" aria-label="Delivery addresses" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Default</TableCell>
          <TableCell>Address</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {addresses.map((address) => (
          <TableRow key={address.id}>
            <TableCell>
              <Radio
                name={name}
                value={address.id}
                checked={chosen === address.id}
                onChange={(event) => setChosen(event.target.value)}
                slotProps={{ input: { 'aria-label': `Deliver to ${address.name}` } }}
              />
            </TableCell>
            <TableCell>
              {address.name}, {address.street}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
