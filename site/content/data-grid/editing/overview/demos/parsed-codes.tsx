import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { medicines } from './data';

const shelves = medicines.map((medicine) => ({
  ...medicine,
  shelf: `${'ABC'[medicine.id % 3] ?? 'A'}-${(medicine.id % 9) + 1}`,
}));

const columns: GridColDef<(typeof shelves)[number]>[] = [
  { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 130 },
  // #region
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 130,
    editable: true,
    valueParser: (value: string) => value.toUpperCase().replace(/\s+/g, '-'),
  },
  // #endregion
];

export default function ParsedCodes() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Shelves" rows={shelves} columns={columns} hideFooter />
    </div>
  );
}
