import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const folders = [
  ['Permits'],
  ['Permits', 'Parking'],
  ['Permits', 'Market stalls'],
  ['Complaints'],
  ['Complaints', 'Noise'],
  ['Complaints', 'Street lights'],
].map((path, id) => ({ id, path, unread: 3 + ((id * 5) % 9) }));

const columns: GridColDef<(typeof folders)[number]>[] = [
  { field: 'unread', headerName: 'Unread', type: 'number', width: 110 },
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
        groupingColDef={{ headerName: 'Folder', flex: 1, minWidth: 180 }}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        rowSelectionPropagation={{ parents, descendants }}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
