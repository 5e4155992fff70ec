import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { byBranch, columns, loans } from './data';

export default function ToggleOnRowClick() {
  const apiRef = useGridApiRef();

  const handleRowClick: GridEventListener<'rowClick'> = (params) => {
    const node = gridRowNodeSelector(apiRef, params.id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(params.id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <DataGridPremium
        label="Loans by branch"
        apiRef={apiRef}
        rows={loans}
        columns={columns}
        initialState={byBranch}
        onRowClick={handleRowClick}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
