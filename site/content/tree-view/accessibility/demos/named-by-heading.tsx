import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NamedByHeading() {
  const headingId = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={headingId} component="h2" variant="h6" gutterBottom>
        Evacuation plan
      </Typography>
      <SimpleTreeView aria-labelledby={headingId} defaultExpandedItems={['north']}>
        <TreeItem itemId="north" label="North wing">
          <TreeItem itemId="stairs-a" label="Stairs A" />
          <TreeItem itemId="ramp" label="Ramp to the parking lot" />
        </TreeItem>
        <TreeItem itemId="south" label="South wing">
          <TreeItem itemId="stairs-b" label="Stairs B" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
