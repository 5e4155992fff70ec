import AddCircleOutline from '@mui/icons-material/AddCircleOutline';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PlusMinusIcons() {
  return (
    <SimpleTreeView
      aria-label="Insurance cover"
      defaultExpandedItems={['home']}
      slots={{ expandIcon: AddCircleOutline, collapseIcon: RemoveCircleOutline }}
    >
      <TreeItem itemId="home" label="Home contents">
        <TreeItem itemId="water" label="Water damage" />
        <TreeItem itemId="burglary" label="Burglary" />
      </TreeItem>
      <TreeItem itemId="travel" label="Travel">
        <TreeItem itemId="luggage" label="Lost luggage" />
      </TreeItem>
    </SimpleTreeView>
  );
}
