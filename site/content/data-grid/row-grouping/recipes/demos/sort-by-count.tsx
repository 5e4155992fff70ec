import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridGroupNode,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { byBranch, columns, loans } from './data';

function countRows({ api, id }: GridSortCellParams): number {
  return api.getRowGroupChildren({ groupId: id }).length;
}

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  sortingOrder: ['desc', 'asc'],
  // The first two parameters are the names of the groups.
  sortComparator: (...[, , group1, group2]) => countRows(group1) - countRows(group2),
};

const initialState: NonNullable<DataGridPremiumProps['initialState']> = {
  ...byBranch,
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }] },
};

const startsOpen = (node: GridGroupNode) => node.groupingKey === 'Old Town';

export default function SortByCount() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Branches by number of loans"
        rows={loans}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={startsOpen}
        hideFooter
      />
    </div>
  );
}
