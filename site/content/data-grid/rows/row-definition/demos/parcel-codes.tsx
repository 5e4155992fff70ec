import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const columns: GridColDef<Parcel>[] = [
  { field: 'stop', headerName: 'Stop', type: 'number', width: 80 },
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

function codeOf(parcel: Parcel) {
  return parcel.code;
}

export default function ParcelCodes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Parcels of the tour" rows={parcels} columns={columns} getRowId={codeOf} />
    </div>
  );
}
