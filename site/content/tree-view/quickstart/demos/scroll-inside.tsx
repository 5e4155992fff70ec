import { useId } from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const shelves = Array.from({ length: 12 }, (_, index) => `Shelf ${index + 1}`);

export default function ScrollInside() {
  const titleId = useId();

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={titleId} component="h3" variant="subtitle1" sx={{ px: 2, py: 1 }}>
        Store room
      </Typography>
      <SimpleTreeView
        aria-labelledby={titleId}
        defaultExpandedItems={['cold']}
        sx={{ height: 220, overflowY: 'auto', px: 1, pb: 1 }}
      >
        <TreeItem itemId="cold" label="Cold store">
          {shelves.map((shelf) => (
            <TreeItem key={shelf} itemId={`cold/${shelf}`} label={shelf} />
          ))}
        </TreeItem>
        <TreeItem itemId="dry" label="Dry store">
          <TreeItem itemId="dry/flour" label="Flour silo" />
        </TreeItem>
      </SimpleTreeView>
    </Paper>
  );
}
