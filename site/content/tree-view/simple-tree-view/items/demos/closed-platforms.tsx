import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ClosedPlatforms() {
  return (
    <SimpleTreeView aria-label="Platforms" defaultExpandedItems={['east', 'west']}>
      <TreeItem itemId="east" label="East hall">
        <TreeItem itemId="p1" label="Platform 1" />
        <TreeItem itemId="p2" label="Platform 2 (elevator out of order)" disabled />
      </TreeItem>
      <TreeItem itemId="west" label="West hall (closed for repairs)" disabled>
        <TreeItem itemId="p3" label="Platform 3" />
        <TreeItem itemId="p4" label="Platform 4" />
      </TreeItem>
    </SimpleTreeView>
  );
}
