import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
function RecipeToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Tooltip title={`Filters, ${filterCount} active`}>
            <ToolbarButton {...props}>
              <Badge badgeContent={filterCount} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          </Tooltip>
        )}
      />
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: RecipeToolbar };
const initialState = {
  filter: { filterModel: { items: [{ field: 'minutes', operator: '<', value: 60 }] } },
};

export default function RecipeFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Recipes"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
