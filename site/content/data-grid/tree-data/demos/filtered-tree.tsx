import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, places } from './data';

const initialState = {
  filter: { filterModel: { items: [{ field: 'visitors', operator: '>', value: '5000' }] } },
};

export default function FilteredTree() {
  const [rootsOnly, setRootsOnly] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={rootsOnly} onChange={(_event, on) => setRootsOnly(on)} />}
        label="Filter the top level only"
      />
      <div style={{ width: '100%' }}>
        <DataGridPro
          label="Parks with more than 5,000 visitors"
          rows={places}
          columns={columns}
          initialState={initialState}
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenFiltering={rootsOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
