import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Slot {
  id: number;
  time: string;
  main: string;
  tent: string;
}

const slots: Slot[] = [
  { id: 1, time: '14:00', main: 'The Lanterns', tent: 'Open mic' },
  { id: 2, time: '15:00', main: 'Both stages: sound check', tent: '' },
  { id: 3, time: '16:00', main: 'Both stages: sound check', tent: '' },
  { id: 4, time: '17:00', main: 'Dust & Copper', tent: 'Poetry slam' },
];

const columns: GridColDef<Slot>[] = [
  { field: 'time', headerName: 'Time', width: 100, sortable: false },
  {
    field: 'main',
    headerName: 'Main stage',
    width: 180,
    sortable: false,
    display: 'flex',
    colSpan: (_value, row) => (row.tent === '' ? 2 : 1),
  },
  {
    field: 'tent',
    headerName: 'Tent',
    width: 150,
    sortable: false,
    rowSpanValueGetter: () => null,
  },
];

export default function FestivalStages() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Festival program"
        rows={slots}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
