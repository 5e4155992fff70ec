import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const files = [
  { id: 1, path: ['photos', 'summer', 'beach.jpg'], kilobytes: 2410 },
  { id: 2, path: ['photos', 'summer', 'market.jpg'], kilobytes: 1980 },
  { id: 3, path: ['photos', 'winter', 'lake.jpg'], kilobytes: 2755 },
  { id: 4, path: ['notes.txt'], kilobytes: 3 },
];

const columns: GridColDef[] = [
  { field: 'kilobytes', headerName: 'Size (KB)', type: 'number', width: 120 },
];

const getTreeDataPath = (row: (typeof files)[number]) => row.path;
const groupingColDef = { headerName: 'File', flex: 1, minWidth: 180 };

export default function MissingParents() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Files"
        rows={files}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
