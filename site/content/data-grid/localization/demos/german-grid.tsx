import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { halls, type Hall } from './data';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Hall>[] = [
  { field: 'name', headerName: 'Saal', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Preis',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
];

export default function GermanGrid() {
  return (
    <div style={{ height: 318, width: '100%' }} lang="de">
      <DataGrid
        label="Konzertsäle"
        rows={halls}
        columns={columns}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        showToolbar
      />
    </div>
  );
}
