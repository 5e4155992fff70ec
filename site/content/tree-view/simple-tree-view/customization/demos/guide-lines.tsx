import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function GuideLines() {
  return (
    <SimpleTreeView
      aria-label="Contents of a manual"
      defaultExpandedItems={['pump', 'seals']}
      itemChildrenIndentation={0}
      sx={{
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '12px',
          borderInlineStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      <TreeItem itemId="pump" label="Pump">
        <TreeItem itemId="seals" label="Seals">
          <TreeItem itemId="remove" label="Remove the old seal" />
          <TreeItem itemId="grease" label="Grease the new one" />
        </TreeItem>
        <TreeItem itemId="impeller" label="Impeller" />
      </TreeItem>
      <TreeItem itemId="motor" label="Motor" />
    </SimpleTreeView>
  );
}
