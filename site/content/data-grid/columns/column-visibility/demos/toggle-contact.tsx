import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { applicants, type Applicant } from './data';

const columns: GridColDef<Applicant>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'grade', headerName: 'Grade', width: 90 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'email', headerName: 'Email', width: 210 },
];

export default function ToggleContact() {
  const apiRef = useGridApiRef();

  // #region
  function toggleContact() {
    const model = gridColumnVisibilityModelSelector(apiRef);
    const hidden = model.email === false;
    apiRef.current?.setColumnVisibilityModel({ ...model, city: hidden, email: hidden });
  }
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={toggleContact}>Show or hide contact data</Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Applicants with contact data"
          apiRef={apiRef}
          rows={applicants}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
