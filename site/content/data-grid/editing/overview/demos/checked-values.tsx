import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { medicines, type Medicine } from './data';

/** Whole packs only, and none below zero. */
function wholePacks({ props }: GridPreProcessEditCellProps<number | null>) {
  const packs = props.value ?? NaN;
  return { ...props, error: !Number.isInteger(packs) || packs < 0 };
}

const columns: GridColDef<Medicine>[] = [
  { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 130 },
  {
    field: 'packs',
    headerName: 'Packs',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: wholePacks,
  },
  { field: 'cooled', headerName: 'Cooled', type: 'boolean', width: 100 },
];

function isWarm({ row }: GridCellParams<Medicine>) {
  return !row.cooled;
}

export default function CheckedValues() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Stock with checked values"
        rows={medicines}
        columns={columns}
        isCellEditable={isWarm}
        hideFooter
        sx={{ '& .Mui-error': { bgcolor: 'error.main', color: 'error.contrastText' } }}
      />
    </div>
  );
}
