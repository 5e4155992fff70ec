import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, readings } from './data';

const columnsWithFixedMeter = columns.map((column) => ({
  ...column,
  pinnable: column.field !== 'meter',
}));

export default function OnlySome() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Electricity meters with a fixed first column (kWh)"
        rows={readings}
        columns={columnsWithFixedMeter}
        initialState={{ pinnedColumns: { left: ['meter'] } }}
        hideFooter
      />
    </div>
  );
}
