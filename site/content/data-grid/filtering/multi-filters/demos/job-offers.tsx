import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import { columns, jobs } from './data';

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'title', operator: 'contains', value: 'nurse' },
        { id: 2, field: 'hours', operator: '<', value: '30' },
      ],
      logicOperator: GridLogicOperator.And,
    },
  },
};

export default function JobOffers() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        label="Job offers"
        rows={jobs}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
