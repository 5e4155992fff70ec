import { DataGrid, ExportCsv, ExportPrint, gridClasses, Toolbar } from '@mui/x-data-grid';
import { columns, rows } from './data';

const csvOptions = { fileName: 'honey-2026', delimiter: ';' };
const printOptions = { pageStyle: `.${gridClasses.toolbar} { display: none; }` };

function HarvestToolbar() {
  return (
    <Toolbar>
      <ExportCsv options={csvOptions}>Download CSV</ExportCsv>
      <ExportPrint options={printOptions}>Print</ExportPrint>
    </Toolbar>
  );
}

const slots = { toolbar: HarvestToolbar };

export default function HarvestExport() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Honey harvest"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
