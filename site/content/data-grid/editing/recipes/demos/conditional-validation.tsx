import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './data';

const columns: GridColDef<Parcel>[] = [
  { field: 'receiver', headerName: 'Receiver', flex: 1, minWidth: 100 },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 100, editable: true },
  {
    field: 'worth',
    headerName: 'Value ($)',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: ({ props, otherFieldsProps }) => ({
      ...props,
      error: otherFieldsProps?.['insured']?.value === true && !props.value,
    }),
  },
];

export default function ConditionalValidation() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Insured parcels"
        rows={parcels}
        columns={columns}
        editMode="row"
        sx={{ '& .Mui-error': { outline: '2px solid', outlineColor: 'error.main' } }}
        hideFooter
      />
    </div>
  );
}
