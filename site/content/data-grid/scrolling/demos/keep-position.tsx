import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, stops } from './data';

export default function KeepPosition() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(true);
  const [position, setPosition] = useState({ top: 0, left: 0 });

  const toggle = () => {
    if (apiRef.current && open) {
      setPosition(apiRef.current.getScrollPosition());
    }
    setOpen(!open);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={toggle}>{open ? 'Close timetable' : 'Open timetable'}</Button>
      <div style={{ height: 318, width: '100%' }}>
        {open ? (
          <DataGrid
            label="Timetable"
            apiRef={apiRef}
            rows={stops}
            columns={columns}
            initialState={{ scroll: position }}
            hideFooter
          />
        ) : (
          <Alert severity="info">You were {Math.round(position.top)} pixels from the top.</Alert>
        )}
      </div>
    </Stack>
  );
}
