import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import SaveAltOutlined from '@mui/icons-material/SaveAltOutlined';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataGrid, ExportCsv, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

function ParcelToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flexGrow: 1 }}>Van 7</Typography>
      <Tooltip title="Filter">
        <FilterPanelTrigger render={<ToolbarButton />} aria-label="Filter">
          <FilterListOutlined fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Save as CSV">
        <ExportCsv render={<ToolbarButton />} aria-label="Save as CSV">
          <SaveAltOutlined fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: ParcelToolbar };

export default function ParcelToolbarGrid() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        label="Parcels of van 7"
        rows={parcels}
        columns={parcelColumns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
