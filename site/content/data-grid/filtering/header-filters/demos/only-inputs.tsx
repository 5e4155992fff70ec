import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, seeds } from './data';

const slots = { headerFilterMenu: null };
const slotProps = { headerFilterCell: { showClearIcon: true } };

export default function OnlyInputs() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        label="Seed catalog without operators"
        rows={seeds}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        headerFilters
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
