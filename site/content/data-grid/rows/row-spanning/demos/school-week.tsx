import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hour {
  id: number;
  time: string;
  lessons: Record<string, string>;
}

// #region
const week: Hour[] = [
  { id: 1, time: '8:00', lessons: { Mon: 'Math', Tue: 'Biology', Wed: 'Art', Thu: 'English' } },
  { id: 2, time: '9:00', lessons: { Mon: 'Math', Tue: 'Music', Wed: 'Art', Fri: 'Math' } },
  { id: 3, time: '10:00', lessons: { Mon: 'History', Tue: 'Math', Wed: 'Art', Fri: 'Biology' } },
  { id: 4, time: '11:00', lessons: { Tue: 'English', Thu: 'Sports', Fri: 'Biology' } },
  { id: 5, time: '12:00', lessons: { Mon: 'English', Thu: 'Sports', Fri: 'History' } },
];

const days: GridColDef<Hour>[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({
  field: day,
  flex: 1,
  minWidth: 90,
  sortable: false,
  display: 'flex',
  valueGetter: (_value, row) => row.lessons[day],
  cellClassName: ({ value }) => (value ? 'lesson' : ''),
}));
// #endregion

const columns: GridColDef<Hour>[] = [
  { field: 'time', headerName: 'Time', width: 80, sortable: false },
  ...days,
];

export default function SchoolWeek() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Timetable of class 7B"
        rows={week}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '& .lesson': { justifyContent: 'center', bgcolor: 'background.paper' },
          '& .MuiDataGrid-row:hover': { bgcolor: 'transparent' },
        }}
      />
    </div>
  );
}
