import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Row = Record<string, string | number | boolean | null>;

const importedRows: Row[] = [
  { id: 1, species: 'Barn owl', count: 2, ringed: true, site: null },
  { id: 2, species: 'Gray heron', count: 14, ringed: false, site: 'North pond' },
  { id: 3, species: 'Kingfisher', count: 1, ringed: true, site: 'Weir' },
  { id: 4, species: 'Tufted duck', count: 31, ringed: false, site: 'North pond' },
];

// #region
function columnsOf(rows: Row[]): GridColDef<Row>[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  fields.delete('id');
  return [...fields].map((field) => {
    const sample = rows
      .map((row) => row[field])
      .find((value) => value !== null && value !== undefined);
    const type = typeof sample;
    return {
      field,
      headerName: field.charAt(0).toUpperCase() + field.slice(1),
      type: type === 'number' || type === 'boolean' ? type : 'string',
      flex: 1,
      minWidth: 110,
    };
  });
}
// #endregion

const columns = columnsOf(importedRows);

export default function ColumnsFromData() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid label="Imported bird counts" rows={importedRows} columns={columns} hideFooter />
    </div>
  );
}
