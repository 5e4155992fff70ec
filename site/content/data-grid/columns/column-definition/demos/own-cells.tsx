import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { samples, wardNames, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 90 },
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 110 },
  { field: 'ward', headerName: 'Ward', type: 'singleSelect', valueOptions: wardNames, width: 140 },
  { field: 'result', headerName: 'Result', type: 'number', width: 90 },
  {
    field: 'finding',
    headerName: 'Finding',
    width: 140,
    display: 'flex',
    valueGetter: (_value, row) => findingOf(row),
    renderCell: (params) => <Finding {...params} />,
  },
];

function findingOf({ result, limit }: Sample) {
  if (result === null) return 'pending';
  return result > limit ? 'too high' : 'normal';
}

function Finding({ value }: GridRenderCellParams<Sample, string>) {
  return (
    <Chip
      label={value}
      size="small"
      variant="outlined"
      color={value === 'too high' ? 'error' : 'default'}
    />
  );
}

export default function OwnCells() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid label="Findings" rows={samples} columns={columns} />
    </div>
  );
}
