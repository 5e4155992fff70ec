import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const shows = [
  { id: 1, show: 'The Glass Harbor', sold: 412, revenue: 14420 },
  { id: 2, show: 'Winter Revue', sold: 388, revenue: 11640 },
  { id: 3, show: 'Three Sisters', sold: 275, revenue: 9625 },
  { id: 4, show: 'Improv Night', sold: 160, revenue: 2400 },
  { id: 5, show: 'Family Matinee', sold: 430, revenue: 6450 },
  { id: 6, show: 'Late Jazz', sold: 120, revenue: 3000 },
];

const pinnedRows = {
  top: [{ id: 'plan', show: 'Plan for April', sold: 1600, revenue: 45000 }],
  bottom: [{ id: 'total', show: 'Total', sold: 1785, revenue: 47535 }],
};

const columns: GridColDef[] = [
  { field: 'show', headerName: 'Show', flex: 1, minWidth: 150 },
  { field: 'sold', headerName: 'Tickets', type: 'number', width: 110 },
  { field: 'revenue', headerName: 'Revenue ($)', type: 'number', width: 130 },
];

export default function TicketSales() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Ticket sales"
        rows={shows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
