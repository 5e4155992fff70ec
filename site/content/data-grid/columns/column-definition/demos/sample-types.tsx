import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { minuteOf, samples, wardNames, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 80 },
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 100 },
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: wardNames,
    width: 130,
  },
  { field: 'result', headerName: 'Result', type: 'number', width: 80 },
  {
    field: 'drawn',
    headerName: 'Drawn (UTC)',
    type: 'dateTime',
    width: 150,
    valueGetter: (value: string) => new Date(value),
    valueFormatter: minuteOf,
  },
  { field: 'urgent', headerName: 'Urgent', type: 'boolean', width: 80 },
];

export default function SampleTypes() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid label="Laboratory samples" rows={samples} columns={columns} />
    </div>
  );
}
