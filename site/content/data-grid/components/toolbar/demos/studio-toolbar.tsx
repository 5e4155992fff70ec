import FilterListIcon from '@mui/icons-material/FilterList';
import PrintIcon from '@mui/icons-material/Print';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportPrint,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function EquipmentToolbar() {
  return (
    <Toolbar aria-label="Equipment tools">
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 'medium' }}>Equipment</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Print">
        <ExportPrint render={<ToolbarButton />}>
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: EquipmentToolbar };

export default function StudioToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar hideFooter />
    </div>
  );
}
