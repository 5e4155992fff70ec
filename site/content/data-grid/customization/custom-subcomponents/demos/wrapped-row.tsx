import { DataGrid, GridRow, type GridRowProps } from '@mui/x-data-grid';
import { columns, rows } from './data';

function KindRow(props: GridRowProps) {
  return <GridRow {...props} data-kind={props.row?.kind} />;
}

const slots = { row: KindRow };

export default function WrappedRow() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Visits with cats in bold"
        rows={rows}
        columns={columns}
        slots={slots}
        sx={{ '& [data-kind=Cat]': { fontWeight: 700 } }}
        hideFooter
      />
    </div>
  );
}
