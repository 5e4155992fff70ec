import { useCallback, useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { byBranch, columns, loans } from './data';

export default function KeepGroupsOpen() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(loans);
  const openGroups = useRef(new Set<GridRowId>(['auto-generated-row-branch/Old Town']));

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          openGroups.current.add(node.id);
        } else {
          openGroups.current.delete(node.id);
        }
      }),
    [apiRef],
  );

  const wasOpen = useCallback((node: GridGroupNode) => openGroups.current.has(node.id), []);

  const endDay = () => setRows(rows.map((row) => ({ ...row, daysLeft: row.daysLeft - 1 })));

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={endDay}>End the day</Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGridPremium
          label="Loans that keep their open groups"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={byBranch}
          isGroupExpandedByDefault={wasOpen}
          hideFooter
        />
      </div>
    </Stack>
  );
}
