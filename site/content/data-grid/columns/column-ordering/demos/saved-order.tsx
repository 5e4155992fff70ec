import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, gridColumnFieldsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, songs } from './data';

const original = columns.map((column) => column.field);
const savedBefore = ['title', 'lead', 'id', 'key', 'tempo', 'length'];

export default function SavedOrder() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = useState(savedBefore);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        onClick={() => {
          apiRef.current?.restoreState({ columns: { orderedFields: original } });
          setOrder(original);
        }}
      >
        Restore default order
      </Button>
      <div style={{ width: '100%' }}>
        <DataGridPro
          label="Set list with a saved order"
          apiRef={apiRef}
          rows={songs}
          columns={columns}
          initialState={{ columns: { orderedFields: savedBefore } }}
          onColumnOrderChange={() => setOrder(gridColumnFieldsSelector(apiRef))}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        Saved: {order.join(', ')}
      </Typography>
    </Stack>
  );
}
