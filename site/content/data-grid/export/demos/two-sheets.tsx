import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { deliveries, isoDay, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 90 },
];

export default function TwoSheets() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = useState('No workbook yet.');

  // #region
  async function buildWorkbook() {
    const workbook = await apiRef.current?.getDataAsExcel();
    if (!workbook) return;
    const total = workbook.addWorksheet('Total');
    total.addRow(['Deliveries', deliveries.length]);
    total.addRow(['Liters', deliveries.reduce((sum, { liters }) => sum + liters, 0)]);
    const file = new Blob([await workbook.xlsx.writeBuffer()]);
    const names = workbook.worksheets.map(({ name }) => name).join(', ');
    setSummary(`Sheets: ${names}. Size: ${Math.round(file.size / 1024)} KB.`);
  }
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={buildWorkbook}>Build the workbook</Button>
      <Typography variant="body2" role="status">
        {summary}
      </Typography>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Deliveries for a workbook with two sheets"
          apiRef={apiRef}
          rows={deliveries}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
