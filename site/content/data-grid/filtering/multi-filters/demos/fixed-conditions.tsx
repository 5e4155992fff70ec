import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, jobs } from './data';

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'city', operator: 'equals', value: 'York' },
        { id: 2, field: 'hours', operator: '<=', value: '40' },
      ],
    },
  },
};

const slotProps = {
  filterPanel: {
    disableAddFilterButton: true,
    disableRemoveAllButton: true,
    filterFormProps: { deleteIconProps: { sx: { display: 'none' } } },
  },
};

export default function FixedConditions() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        label="Job offers with fixed conditions"
        rows={jobs}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
