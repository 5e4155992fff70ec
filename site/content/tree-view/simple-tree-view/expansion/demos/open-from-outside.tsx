import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenFromOutside() {
  const apiRef = useTreeViewApiRef();
  const [state, setState] = useState('Build 812 has not run yet.');

  async function runBuild() {
    setState('Build 812 is running…');
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    setState('Build 812 failed in one step.');
    apiRef.current?.setItemExpansion({ itemId: 'tests', shouldBeExpanded: true });
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={runBuild}>Run the build</Button>
      <Typography role="status">{state}</Typography>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Steps of the build"
        sx={{ width: '100%', minHeight: 130 }}
      >
        <TreeItem itemId="compile" label="Compile">
          <TreeItem itemId="types" label="Types" />
        </TreeItem>
        <TreeItem itemId="tests" label="Tests">
          <TreeItem itemId="unit" label="Unit tests" />
          <TreeItem itemId="browser" label="Browser tests" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
