import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MuseumRooms() {
  return (
    <SimpleTreeView aria-label="Rooms of the museum" defaultExpandedItems={['ground', 'antiquity']}>
      <TreeItem itemId="ground" label="Ground floor">
        <TreeItem itemId="antiquity" label="Antiquity">
          <TreeItem itemId="coins" label="Coins and seals" />
          <TreeItem itemId="mosaics" label="Mosaics" />
        </TreeItem>
        <TreeItem itemId="cafe" label="Café" />
      </TreeItem>
      <TreeItem itemId="upper" label="Upper floor">
        <TreeItem itemId="prints" label="Prints and drawings" />
      </TreeItem>
    </SimpleTreeView>
  );
}
