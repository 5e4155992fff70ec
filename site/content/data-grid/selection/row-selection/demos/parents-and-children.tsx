import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const folders = [
  { id: 1, path: ['Permits'], unread: 12 },
  { id: 2, path: ['Permits', 'Parking'], unread: 8 },
  { id: 3, path: ['Permits', 'Market stalls'], unread: 4 },
  { id: 4, path: ['Complaints'], unread: 15 },
  { id: 5, path: ['Complaints', 'Noise'], unread: 5 },
  { id: 6, path: ['Complaints', 'Street lights'], unread: 10 },
];

const columns: GridColDef<(typeof folders)[number]>[] = [
  { field: 'unread', headerName: 'Unread', type: 'number', width: 80 },
];

export default function ParentsAndChildren() {
  const [parents, setParents] = useState(true);
  const [descendants, setDescendants] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Select parents"
          control={<Switch checked={parents} onChange={(_event, on) => setParents(on)} />}
        />
        <FormControlLabel
          label="Select descendants"
          control={<Switch checked={descendants} onChange={(_event, on) => setDescendants(on)} />}
        />
      </Stack>
      {/* #region */}
      <DataGridPro
        label="Folders"
        rows={folders}
        columns={columns}
        treeData
        getTreeDataPath={({ path }) => path}
        groupingColDef={{ headerName: 'Folder', flex: 1, minWidth: 160 }}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        rowSelectionPropagation={{ parents, descendants }}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
