import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { offerScene } from './offer-scene.ts';
import { createOrders, fields } from './orders.ts';

offerScene((size) => (
  <TableContainer data-scroller="" style={{ height: 600 }}>
    <Table stickyHeader>
      <TableHead>
        <TableRow>
          {fields.map((field) => (
            <TableCell key={field}>{field}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {createOrders(size).map((order) => (
          <TableRow key={order.id}>
            {fields.map((field) => (
              <TableCell key={field}>{order[field]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
));
