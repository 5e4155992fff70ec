import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';
import { columns, loans, type Loan } from './data';

const statusOf = ({ daysLeft }: Loan) => {
  if (daysLeft < 0) return 'Overdue';
  return daysLeft < 3 ? 'Due soon' : 'On loan';
};

const columnsWithStatus: GridColDef<Loan>[] = [
  ...columns,
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    valueGetter: (_value, row) => statusOf(row),
  },
];

const getRowClassName = ({ row }: GridRowClassNameParams<Loan>) =>
  statusOf(row).toLowerCase().replace(' ', '-');

export default function RowColors() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        label="Loans by status"
        rows={loans}
        columns={columnsWithStatus}
        getRowClassName={getRowClassName}
        sx={(theme) => ({
          '& .overdue': { bgcolor: alpha(theme.palette.error.main, 0.16) },
          '& .due-soon': { bgcolor: alpha(theme.palette.warning.main, 0.16) },
        })}
        hideFooter
      />
    </div>
  );
}
