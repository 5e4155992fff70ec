import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function BedsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
      <ExportCsv>Download</ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: BedsToolbar };

export default function GardenToolbar() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Garden beds"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
