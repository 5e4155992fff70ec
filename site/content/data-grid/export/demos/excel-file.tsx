import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { deliveries, euros, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110, valueFormatter: euros },
];

export default function ExcelFile() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Deliveries for a spreadsheet"
        rows={deliveries}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            excelOptions: {
              fileName: 'deliveries',
              columnsStyles: { price: { numFmt: '#,##0.00 [$€]' }, day: { numFmt: 'yyyy-mm-dd' } },
              exceljsPreProcess: ({ worksheet }) => {
                worksheet.addRow(['Deliveries of October 2025']).font = { bold: true };
                return Promise.resolve();
              },
            },
          },
        }}
      />
    </div>
  );
}
