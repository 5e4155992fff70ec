import Avatar from '@mui/material/Avatar';
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

function AvatarItem(props: TreeItemProps) {
  const item = useTreeItem(props);
  const initials = String(props.label)
    .split(' ')
    .map((word) => word[0]);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 12, bgcolor: 'primary.dark' }}>
            {initials}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {props.children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function OwnItem() {
  return (
    <RichTreeView
      aria-label="Patients with initials"
      items={wards}
      defaultExpandedItems={wardIds}
      slots={{ item: AvatarItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
