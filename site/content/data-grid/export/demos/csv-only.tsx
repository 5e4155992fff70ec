import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deliveries, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 90 },
];

export default function CsvOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      {/* #region */}
      <DataGrid
        label="Deliveries without printing"
        rows={deliveries}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            printOptions: { disableToolbarButton: true },
            csvOptions: { fileName: 'deliveries', includeHeaders: false },
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
