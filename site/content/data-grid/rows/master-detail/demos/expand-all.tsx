import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './data';

// #region
function ToggleAll() {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).size > 0;
  const ids = useGridSelector(apiRef, gridDataRowIdsSelector);

  return (
    <IconButton
      size="small"
      aria-label={open ? 'Collapse all' : 'Expand all'}
      onClick={() => apiRef.current.setExpandedDetailPanels(new Set(open ? [] : ids))}
    >
      {open ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
    </IconButton>
  );
}

const toggleColumn = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  width: 60,
  renderHeader: () => <ToggleAll />,
};
// #endregion

const allColumns = [...columns.slice(0, 2), toggleColumn];
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2 }}>Deliver to {row.address}</Box>
);
const getDetailPanelHeight = (): 'auto' => 'auto';

export default function ExpandAll() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Orders to expand"
        rows={orders}
        columns={allColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
