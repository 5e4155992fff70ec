import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './data';

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'venue' }, { field: 'genre' }],
      columns: [{ field: 'channel' }],
      values: [
        { field: 'tickets', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};

export default function TicketSales() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales"
        rows={sales}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
