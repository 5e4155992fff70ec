import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Part {
  id: string;
  parentId: string | null;
  name: string;
  grams: number;
}

const parts: Part[] = [
  { id: 'b', parentId: null, name: 'Bicycle', grams: 11800 },
  { id: 'w', parentId: 'b', name: 'Wheel', grams: 1900 },
  { id: 'r', parentId: 'w', name: 'Rim', grams: 520 },
  { id: 't', parentId: 'w', name: 'Tire', grams: 480 },
  { id: 'f', parentId: 'b', name: 'Frame', grams: 2100 },
];

// #region
const byId = new Map(parts.map((part) => [part.id, part]));

const getTreeDataPath = (part: Part): string[] => {
  const parent = part.parentId === null ? undefined : byId.get(part.parentId);
  return parent ? [...getTreeDataPath(parent), part.id] : [part.id];
};

const groupingColDef = {
  headerName: 'Part',
  flex: 1,
  valueFormatter: (id: string) => byId.get(id)?.name ?? id,
};
// #endregion

const columns: GridColDef<Part>[] = [
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 130 },
];

export default function ParentIds() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Parts of a bicycle"
        rows={parts}
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
