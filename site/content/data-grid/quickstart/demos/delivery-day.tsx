import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 90 },
];

export default function DeliveryDay() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2025-05-16'));
  const due = useMemo(
    () => orders.filter((order) => day === null || day.isSame(order.due, 'day')),
    [day],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
        <DatePicker label="Day of delivery" value={day} onChange={setDay} />
        <Typography role="status">Orders due: {due.length}</Typography>
        <div style={{ height: 214, width: '100%' }}>
          <DataGrid label="Orders due" rows={due} columns={columns} hideFooter />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
