import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

const lockers = [
  { id: 1, student: 'Ada Brooks', locker: '114', pin: '0421' },
  { id: 2, student: 'Noel Tran', locker: '115', pin: '7730' },
  { id: 3, student: 'Priya Shah', locker: '116', pin: '1908' },
];

const columns: GridColDef<(typeof lockers)[number]>[] = [
  { field: 'student', headerName: 'Student', flex: 1, minWidth: 130 },
  { field: 'locker', headerName: 'Locker', width: 90 },
  {
    field: 'pin',
    headerName: 'PIN',
    width: 110,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{
          root: { slotProps: { htmlInput: { maxLength: 4, inputMode: 'numeric' } } },
        }}
      />
    ),
  },
];

export default function LimitedInput() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid label="Lockers" rows={lockers} columns={columns} hideFooter />
    </div>
  );
}
