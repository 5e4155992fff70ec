import { DataGrid, GridRow, type GridRowProps } from '@mui/x-data-grid';
import { columns, rows, type Visit } from './data';

function TitledRow(props: GridRowProps) {
  const visit = rows.find((row: Visit) => row.id === props.rowId);
  return <GridRow {...props} title={`${visit?.animal}: ${visit?.reason}`} />;
}

const slots = { row: TitledRow };

export default function WrappedRow() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Visits with row titles"
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
