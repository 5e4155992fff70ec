import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { samples, wardNames, type Sample } from './data';

const units: Record<string, string[]> = {
  Glucose: ['mmol/L', 'mg/dL'],
  Creatinine: ['µmol/L', 'mg/dL'],
};

const rows = samples.map((sample) => ({ ...sample, unit: units[sample.test]?.[0] ?? 'mmol/L' }));

// #region
const columns: GridColDef<Sample & { unit: string }>[] = [
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: wardNames,
    width: 140,
    editable: true,
  },
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 110 },
  {
    field: 'unit',
    headerName: 'Unit',
    type: 'singleSelect',
    valueOptions: ({ row }) => units[row?.test ?? ''] ?? ['mmol/L'],
    width: 110,
    editable: true,
  },
];
// #endregion

export default function Choices() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Samples with a ward and a unit" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
