import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridDataRowIdsSelector,
  gridRowNodeSelector,
  useGridApiRef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, places } from './data';

export default function ExpandButtons() {
  const apiRef = useGridApiRef();

  // #region
  const expand = (id: GridRowId, isExpanded?: boolean) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, isExpanded ?? !node.childrenExpanded);
    }
  };
  const expandAll = (isExpanded: boolean) =>
    gridDataRowIdsSelector(apiRef).forEach((id) => expand(id, isExpanded));
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => expandAll(true)}>Expand all</Button>
        <Button onClick={() => expandAll(false)}>Collapse all</Button>
      </Stack>
      <div style={{ width: '100%' }}>
        <DataGridPro
          label="Parks to expand"
          apiRef={apiRef}
          rows={places}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          onRowClick={({ id }) => expand(id)}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Stack>
  );
}
