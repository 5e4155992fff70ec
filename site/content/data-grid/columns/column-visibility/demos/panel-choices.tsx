import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { applicants, type Applicant } from './data';

const columns: GridColDef<Applicant>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
  { field: 'years', headerName: 'Years', type: 'number', width: 90 },
  { field: 'grade', headerName: 'Grade', width: 90 },
];

const inPanel = ['instrument', 'years', 'grade'];

export default function PanelChoices() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Grades"
        rows={applicants}
        columns={columns}
        showToolbar
        slotProps={{
          columnsManagement: {
            getTogglableColumns: () => inPanel,
            disableShowHideToggle: true,
            sort: 'asc',
          },
        }}
        hideFooter
      />
    </div>
  );
}
