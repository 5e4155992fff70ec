import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { applicants, type Applicant } from './data';

const columns: GridColDef<Applicant>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, hideable: false },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
  { field: 'years', headerName: 'Years', type: 'number', width: 90 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'email', headerName: 'Email', width: 210 },
  { field: 'grade', headerName: 'Grade', width: 90 },
];

export default function Applicants() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Applicants"
        rows={applicants}
        columns={columns}
        showToolbar
        initialState={{ columns: { columnVisibilityModel: { email: false, city: false } } }}
      />
    </div>
  );
}
