import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function WorkshopTools() {
  return (
    <SimpleTreeView aria-label="Workshop tools" defaultExpandedItems={['measuring']}>
      <TreeItem itemId="measuring" label="Measuring">
        <TreeItem itemId="calliper" label="Caliper" />
        <TreeItem itemId="tape" label="Tape measure" />
      </TreeItem>
      <TreeItem itemId="cutting" label="Cutting">
        <TreeItem itemId="hacksaw" label="Hacksaw" />
        <TreeItem itemId="shears" label="Tin snips" />
      </TreeItem>
      <TreeItem itemId="first-aid" label="First-aid kit" />
    </SimpleTreeView>
  );
}
