import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEventHandler } from '@mui/x-tree-view/models';
import type { MouseEvent } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { wards } from './data';

function DoubleClickItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils(props);

  const selectOnly: TreeViewCancellableEventHandler<MouseEvent> = (event) => {
    // The tree would open the branch as well: tell it to leave this click alone.
    event.defaultMuiPrevented = true;
    interactions.handleSelection(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{
        content: { onClick: selectOnly, onDoubleClick: interactions.handleExpansion },
      }}
    />
  );
}

export default function DoubleClick() {
  return (
    <RichTreeView
      aria-label="Wards that open by double-click"
      items={wards}
      slots={{ item: DoubleClickItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
