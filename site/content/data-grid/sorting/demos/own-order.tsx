import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

const rank = { low: 0, normal: 1, high: 2 } satisfies Record<Arrival['priority'], number>;

const byRank: GridComparatorFn<Arrival['priority']> = (one, other) => rank[one] - rank[other];

const columns: GridColDef<Arrival>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'priority', headerName: 'Priority', width: 120, sortComparator: byRank },
  {
    field: 'delay',
    headerName: 'Delay (min)',
    type: 'number',
    width: 130,
    getSortComparator: (direction) => {
      const turn = direction === 'desc' ? -1 : 1;
      return (one, other, ...cells) => {
        if (one === null || other === null) return Number(one === null) - Number(other === null);
        return turn * gridNumberComparator(one, other, ...cells);
      };
    },
  },
];

export default function OwnOrder() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Arrivals by priority"
        rows={arrivals}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
