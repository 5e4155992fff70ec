import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const cities: Record<string, string[]> = {
  Italy: ['Bologna', 'Parma', 'Turin'],
  Sweden: ['Gothenburg', 'Lund', 'Uppsala'],
};

// #region
function CountryEditor(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({ id: params.id, field: 'city', value: '' });
      }}
    />
  );
}

const columns: GridColDef<Parcel>[] = [
  { field: 'receiver', headerName: 'Receiver', flex: 1, minWidth: 120, editable: true },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: Object.keys(cities),
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    width: 140,
    editable: true,
    valueOptions: ({ row }) => (row ? (cities[row.country] ?? []) : Object.values(cities).flat()),
  },
];
// #endregion

export default function LinkedFields() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Parcels with linked fields"
        rows={parcels}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
