import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportPrint,
  gridClasses,
  Toolbar,
  type GridColDef,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import { deliveries, euros, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100, valueFormatter: euros },
];

// #region
const options: GridPrintExportOptions = {
  fields: ['day', 'shop', 'product'],
  hideFooter: true,
  pageStyle: `
    @page { size: landscape; margin: 12mm; }
    .${gridClasses.toolbar} { display: none; }
    .${gridClasses.root} { border: 0; }
  `,
};

function PrintToolbar() {
  return (
    <Toolbar>
      <ExportPrint render={<Button startIcon={<Print />} />} options={options}>
        Print delivery list
      </ExportPrint>
    </Toolbar>
  );
}
// #endregion

export default function LandscapePrint() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Deliveries to print"
        rows={deliveries}
        columns={columns}
        slots={{ toolbar: PrintToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
