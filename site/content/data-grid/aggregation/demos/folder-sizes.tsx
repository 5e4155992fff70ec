import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface File {
  id: number;
  path: string[];
  size: number;
}

const files: File[] = [
  { id: 1, path: ['Album'], size: 0 },
  { id: 2, path: ['Album', 'Masters'], size: 0 },
  { id: 3, path: ['Album', 'Masters', '01 Harbor lights.wav'], size: 412 },
  { id: 4, path: ['Album', 'Masters', '02 Slow train.wav'], size: 388 },
  { id: 5, path: ['Album', 'Cover.tiff'], size: 96 },
  { id: 6, path: ['Contracts.pdf'], size: 4 },
];

const columns: GridColDef<File>[] = [
  { field: 'size', headerName: 'Size (MB)', type: 'number', width: 140 },
];

const getTreeDataPath = (row: File) => row.path;

export default function FolderSizes() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPremium
        label="Files of a record label"
        treeData
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'File', flex: 1, minWidth: 220 }}
        defaultGroupingExpansionDepth={-1}
        initialState={{ aggregation: { model: { size: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
