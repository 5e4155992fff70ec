import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { wardIds, wards } from './data';

// #region
function EndArrowItem(props: TreeItemProps) {
  const item = useTreeItem(props);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {props.children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
// #endregion

export default function ArrowAtEnd() {
  return (
    <RichTreeView
      aria-label="Patients, with the arrows at the end"
      items={wards}
      expansionTrigger="iconContainer"
      defaultExpandedItems={wardIds}
      slots={{ item: EndArrowItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
