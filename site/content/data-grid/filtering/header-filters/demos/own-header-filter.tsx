import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { columns, seeds, type Seed } from './data';

// #region
function OrganicOnly({ item, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  return (
    <FormControlLabel
      label="Only"
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mx: 0 }}
      control={
        <Switch
          size="small"
          checked={String(item.value) === 'true'}
          slotProps={{ input: { 'aria-label': 'Only organic seeds', tabIndex } }}
          onKeyDown={(event) => {
            // Otherwise the grid prevents the default action of Space.
            if (event.key === ' ') event.stopPropagation();
          }}
          onChange={(_event, checked) => {
            if (checked) apiRef.current.upsertFilterItem({ ...item, value: true });
            else apiRef.current.deleteFilterItem(item);
          }}
        />
      }
    />
  );
}

const columnsWithSwitch: GridColDef<Seed>[] = columns.map((column) => {
  if (column.field === 'organic') {
    return { ...column, renderHeaderFilter: (params) => <OrganicOnly {...params} /> };
  }
  return column.field === 'weeks' ? { ...column, renderHeaderFilter: () => null } : column;
});
// #endregion

export default function OwnHeaderFilter() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        label="Seed catalog with a switch"
        rows={seeds}
        columns={columnsWithSwitch}
        headerFilters
        hideFooter
      />
    </div>
  );
}
