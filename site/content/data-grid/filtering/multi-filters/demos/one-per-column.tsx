import {
  DataGridPro,
  GridLogicOperator,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
} from '@mui/x-data-grid-pro';
import { columns, jobs } from './data';

// #region
const filterColumns = ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all
    .filter((column) => column.field === field || !used.includes(column.field))
    .map((column) => column.field);
};

const getColumnForNewFilter = ({ currentFilters, columns: all }: GetColumnForNewFilterArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all.find((column) => !used.includes(column.field))?.field ?? null;
};

const slotProps = {
  filterPanel: {
    logicOperators: [GridLogicOperator.And],
    filterFormProps: { filterColumns },
    getColumnForNewFilter,
  },
};
// #endregion

export default function OnePerColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        label="Job offers with one filter per column"
        rows={jobs}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
