import { DataGridPro, type GridGroupingColDefOverride } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, places, type Place } from './data';

const groupingColDef: GridGroupingColDefOverride<Place> = {
  headerName: 'Place',
  flex: 2,
  minWidth: 200,
  hideDescendantCount: true,
  valueFormatter: (name: string) => name.toUpperCase(),
};

export default function TreeColumn() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Parks with another tree column"
        rows={places}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
