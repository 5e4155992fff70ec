import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, gridRowTreeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, loans } from './data';

const initialState = {
  rowGrouping: { model: ['branch', 'genre'] },
  columns: { columnVisibilityModel: { branch: false, genre: false } },
};

export default function ExpandAll() {
  const apiRef = useGridApiRef();

  const setAllExpanded = (expanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      // The root of the tree is a group too. It has depth -1 and is always open.
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, expanded);
      }
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setAllExpanded(true)}>Expand all</Button>
        <Button onClick={() => setAllExpanded(false)}>Collapse all</Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Loans by branch and genre"
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
