import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { boats, type Boat } from './data';

function total(bookings: number[]) {
  return bookings.reduce((sum, count) => sum + count, 0);
}

function BookingsCell({ row, value, colDef }: GridRenderCellParams<Boat, number>) {
  return (
    <div role="img" aria-label={`${value ?? 0} bookings in eight weeks`}>
      <SparkLineChart
        data={row.bookings}
        plotType="bar"
        width={colDef.computedWidth - 20}
        height={40}
      />
    </div>
  );
}

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 110 },
  {
    field: 'bookings',
    headerName: 'Bookings, last 8 weeks',
    type: 'number',
    display: 'flex',
    width: 210,
    valueGetter: (_value, row) => total(row.bookings),
    renderCell: (params) => <BookingsCell {...params} />,
  },
];

export default function SparklineType() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Boats and their bookings" rows={boats} columns={columns} hideFooter />
    </div>
  );
}
