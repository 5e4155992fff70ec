import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { applicants, type Applicant } from './data';

const columns: GridColDef<Applicant>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
  { field: 'city', headerName: 'City', width: 110 },
];

// #region
function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button startIcon={<ViewColumnIcon />} />} />}
      >
        Choose columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}
// #endregion

export default function PanelButton() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Applicants with a button for columns"
        rows={applicants}
        columns={columns}
        slots={{ toolbar: ColumnsToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
