import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns, queryBookings } from './server';

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function FailedGroup() {
  const broken = useRef(true);
  const [message, setMessage] = useState('Expand a country.');

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        if (broken.current && params.groupKeys?.length) {
          throw new Error('The booking system is busy.');
        }
        return queryBookings(params);
      },
      getGroupKey: (row) => row.group ?? row.id,
      getChildrenCount: (row) => row.size,
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch defaultChecked onChange={(event) => (broken.current = event.target.checked)} />
        }
        label="Requests for groups fail"
      />
      <Alert severity="info">{message}</Alert>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Bookings with errors"
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          onDataSourceError={(error) => setMessage(error.message)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
