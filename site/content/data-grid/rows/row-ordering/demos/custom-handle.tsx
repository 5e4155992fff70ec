import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import { columns, stops } from './data';

const columnsWithHandle = [...columns, { ...GRID_REORDER_COL_DEF, width: 56 }];

function Handle() {
  return <UnfoldMoreIcon fontSize="small" />;
}

const slots = { rowReorderIcon: Handle };

export default function CustomHandle() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Tour stops with the handle at the end"
        rows={stops}
        columns={columnsWithHandle}
        slots={slots}
        rowReordering
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
