import {
  DataGrid,
  gridVisibleColumnFieldsSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Day {
  id: number;
  day: string;
  closed?: string;
  visitors?: number;
  tours?: number;
  guide?: string;
}

const days: Day[] = [
  { id: 1, day: 'Monday', closed: 'Closed for cleaning' },
  { id: 2, day: 'Tuesday', visitors: 212, tours: 4, guide: 'Inès Moreau' },
  { id: 3, day: 'Wednesday', visitors: 198, tours: 3, guide: 'Paul Adeyemi' },
  { id: 4, day: 'Thursday', closed: 'Public holiday' },
  { id: 5, day: 'Friday', visitors: 340, tours: 6, guide: 'Inès Moreau' },
];

const columns: GridColDef<Day>[] = [
  { field: 'day', headerName: 'Day', width: 120, sortable: false },
  {
    field: 'visitors',
    headerName: 'Visitors',
    width: 110,
    sortable: false,
    renderCell: ({ row }) => row.closed ?? row.visitors,
    colSpan: (...args) => {
      const [, row, column, apiRef] = args;
      const fields = gridVisibleColumnFieldsSelector(apiRef);
      return row.closed ? fields.length - fields.indexOf(column.field) : 1;
    },
  },
  { field: 'tours', headerName: 'Tours', width: 110, sortable: false },
  { field: 'guide', headerName: 'Guide', width: 170, sortable: false },
];

// There is no cell after a span that ends at the last column.
const stayInRow: DataGridProps<Day>['onCellKeyDown'] = ({ field, row }, event) => {
  const endKey = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'Left' : 'Right';
  if (row.closed && field === 'visitors' && event.key === `Arrow${endKey}`) {
    event.defaultMuiPrevented = true;
  }
};

export default function ClosedDays() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Museum visitors"
        rows={days}
        columns={columns}
        onCellKeyDown={stayInRow}
        hideFooter
      />
    </div>
  );
}
