import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, seeds } from './data';

const initialState = {
  filter: { filterModel: { items: [{ id: 1, field: 'name', operator: 'contains', value: 'e' }] } },
};
const slotProps = { headerFilterCell: { showClearIcon: true } };

export default function ClearButtons() {
  return (
    <div style={{ height: 382, width: '100%' }}>
      <DataGridPro
        label="Seed catalog with clear buttons"
        rows={seeds}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        headerFilters
        headerFilterHeight={64}
        hideFooter
      />
    </div>
  );
}
