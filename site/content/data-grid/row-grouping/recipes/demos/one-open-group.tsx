import { useEffect } from 'react';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridRowNodeSelector,
  gridRowTreeSelector,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { byBranch, columns, loans } from './data';

const startsOpen = (node: GridGroupNode) => node.groupingKey === 'Old Town';

export default function OneOpenGroup() {
  const apiRef = useGridApiRef();

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (!opened.childrenExpanded) {
          return;
        }
        const parent = gridRowTreeSelector(apiRef)[opened.parent ?? GRID_ROOT_GROUP_ID];
        const siblings = parent?.type === 'group' ? parent.children : [];
        for (const id of siblings) {
          const node = gridRowNodeSelector(apiRef, id);
          if (id !== opened.id && node?.type === 'group' && node.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(id, false);
          }
        }
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Loans, one branch open"
        apiRef={apiRef}
        rows={loans}
        columns={columns}
        initialState={byBranch}
        isGroupExpandedByDefault={startsOpen}
        hideFooter
      />
    </div>
  );
}
