import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const departures = [
  { id: 1, harbor: 'Northport', island: 'Gull Island', time: '08:10' },
  { id: 2, harbor: 'Northport', island: 'Gull Island', time: '12:40' },
  { id: 3, harbor: 'Northport', island: 'Seal Rock', time: '09:00' },
  { id: 4, harbor: 'West Quay', island: 'Seal Rock', time: '10:15' },
  { id: 5, harbor: 'West Quay', island: 'Long Sand', time: '11:30' },
  { id: 6, harbor: 'West Quay', island: 'Long Sand', time: '16:30' },
];

const columns: GridColDef<(typeof departures)[number]>[] = [
  { field: 'harbor', headerName: 'Harbor', flex: 1, minWidth: 110, display: 'flex' },
  { field: 'island', headerName: 'To', flex: 1, minWidth: 110, display: 'flex' },
  { field: 'time', headerName: 'Departure', width: 100 },
];

export default function FerryTimetable() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Ferry timetable"
        rows={departures}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
