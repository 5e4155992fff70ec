import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function LargerTargets() {
  return (
    <SimpleTreeView
      aria-label="Pick list"
      expansionTrigger="iconContainer"
      defaultExpandedItems={['zone-1']}
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.content}`]: { minHeight: 48, paddingBlock: 0 },
        [`& .${treeItemClasses.iconContainer}`]: {
          width: 44,
          height: 44,
          alignItems: 'center',
          '& svg': { fontSize: 28 },
        },
      }}
    >
      <TreeItem itemId="zone-1" label="Zone 1">
        <TreeItem itemId="line-1" label="2 × desk lamp" />
        <TreeItem itemId="line-2" label="1 × office chair" />
      </TreeItem>
      <TreeItem itemId="zone-2" label="Zone 2">
        <TreeItem itemId="line-3" label="6 × notebook" />
      </TreeItem>
    </SimpleTreeView>
  );
}
