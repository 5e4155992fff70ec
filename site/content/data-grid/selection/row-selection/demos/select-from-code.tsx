import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
];

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  // #region
  function selectPermits() {
    const permits = messages.filter(({ subject }) => subject === 'Parking permit');
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set(permits.map(({ id }) => id)),
    });
  }

  function clear() {
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
  }
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={selectPermits}>Select parking permits</Button>
        <Button onClick={clear}>Clear selection</Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Messages selected by buttons"
          apiRef={apiRef}
          rows={messages}
          columns={columns}
          checkboxSelection
        />
      </div>
    </Stack>
  );
}
