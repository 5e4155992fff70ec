import Chip from '@mui/material/Chip';
import {
  DataGrid,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
function ChipToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap' }}>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
      {items.map((item) => (
        <Chip
          key={item.id}
          label={[lookup[item.field]?.headerName, item.operator, item.value].join(' ')}
          onDelete={() => apiRef.current.deleteFilterItem(item)}
          sx={{ maxWidth: '100%' }}
        />
      ))}
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: ChipToolbar };
const initialState = {
  filter: { filterModel: { items: [{ id: 1, field: 'level', operator: 'is', value: 'Easy' }] } },
};

export default function FilterChips() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Recipes with filter chips"
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
