import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns, rows } from './data';

function AllHidden() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Typography>You have hidden all columns.</Typography>
      <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>Show them again</Button>
    </GridOverlay>
  );
}

const slots = { noColumnsOverlay: AllHidden };
const initialState = {
  columns: { columnVisibilityModel: { item: false, place: false, shelf: false } },
};

export default function CustomNoColumns() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Items with hidden columns"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
