import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportExcel,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { deliveries, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 90 },
];

// #region
function ExcelToolbar() {
  const apiRef = useGridApiContext();
  const [loading, setLoading] = useState(false);

  useEffect(
    () =>
      apiRef.current.subscribeEvent('excelExportStateChange', (state) =>
        setLoading(state === 'pending'),
      ),
    [apiRef],
  );

  return (
    <Toolbar>
      <ExportExcel render={<Button loading={loading} />} options={{ fileName: 'deliveries' }}>
        Download Excel file
      </ExportExcel>
    </Toolbar>
  );
}
// #endregion

export default function ExcelProgress() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Deliveries with a loading button"
        rows={deliveries}
        columns={columns}
        slots={{ toolbar: ExcelToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
