import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, readings } from './data';

export default function MeterReadings() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Electricity meters (kWh)"
        rows={readings}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['meter'], right: ['total'] } }}
        hideFooter
      />
    </div>
  );
}
