import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { namedInput, seedBank, shelfIds } from './data';

function isSeed(item: TreeViewBaseItem) {
  return item.children === undefined;
}

export default function OnlySeeds() {
  return (
    <RichTreeView
      aria-label="Seed bank with fixed shelves"
      items={seedBank}
      isItemEditable={isSeed}
      defaultExpandedItems={shelfIds}
      slotProps={namedInput}
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.content}[data-editable]:hover .${treeItemClasses.label}`]: {
          textDecoration: 'underline dotted',
        },
      }}
    />
  );
}
