import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

// #region
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 90 },
  {
    field: 'drawn',
    headerName: 'Day (UTC)',
    type: 'date',
    width: 140,
    valueGetter: (value: string) => new Date(value),
    valueFormatter: (value: Date) => day.format(value),
  },
  {
    field: 'time',
    headerName: 'Time (UTC)',
    type: 'dateTime',
    width: 130,
    valueGetter: (_value, row) => new Date(row.drawn),
    valueFormatter: (value: Date) => time.format(value),
  },
  // #endregion
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 110 },
];

export default function Dates() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Samples with day and time" rows={samples} columns={columns} hideFooter />
    </div>
  );
}
