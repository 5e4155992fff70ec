import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'receiver', headerName: 'Receiver', flex: 1, minWidth: 130, editable: true },
  { field: 'city', headerName: 'City', width: 130, editable: true },
];

export default function SingleClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Parcels, edited with one click"
        apiRef={apiRef}
        rows={parcels}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') apiRef.current?.startCellEditMode({ id, field });
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
