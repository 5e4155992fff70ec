import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const places = [
  { id: 1, path: ['River Park'], visitors: 9200 },
  { id: 2, path: ['River Park', 'Boathouse'], visitors: 3100 },
  { id: 3, path: ['River Park', 'Meadow'], visitors: 5400 },
  { id: 4, path: ['Botanic Garden'], visitors: 7600 },
  { id: 5, path: ['Botanic Garden', 'Palm house'], visitors: 4900 },
];

const columns: GridColDef[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', flex: 1 },
];

const getTreeDataPath = (row: (typeof places)[number]) => row.path;

export default function Parks() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Parks"
        rows={places}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
