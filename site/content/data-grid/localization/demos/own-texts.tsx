import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'found', headerName: 'Found on', width: 130 },
];

const rows = [
  { id: 1, item: 'Blue umbrella', found: '2026-03-02' },
  { id: 2, item: 'Child’s glove', found: '2026-03-04' },
];

const localeText: Partial<GridLocaleText> = {
  noRowsLabel: 'Nothing has been found yet',
  toolbarQuickFilterPlaceholder: 'Search lost property',
  footerRowSelected: (count) => (count === 1 ? '1 item selected' : `${count} items selected`),
};

export default function OwnTexts() {
  return (
    <div style={{ height: 217, width: '100%' }}>
      <DataGrid
        label="Lost property"
        rows={rows}
        columns={columns}
        localeText={localeText}
        showToolbar
        initialState={{ density: 'compact' }}
      />
    </div>
  );
}
