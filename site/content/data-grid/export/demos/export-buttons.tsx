import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { deliveries, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'note', headerName: 'Note', width: 150, disableExport: true },
];

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv
        render={<Button startIcon={<Download />} />}
        options={{ fileName: 'deliveries-without-notes' }}
      >
        Download
      </ExportCsv>
      <ExportPrint render={<Button startIcon={<Print />} />}>Print</ExportPrint>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Deliveries with buttons"
        rows={deliveries}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
