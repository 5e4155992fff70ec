import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import * as Item from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { seedBank, shelfIds } from './data';

function ItemWithButton(props: Item.TreeItemProps) {
  const item = useTreeItem(props);
  const { interactions } = useTreeItemUtils(props);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Item.TreeItemRoot {...item.getRootProps()}>
        <Item.TreeItemContent {...item.getContentProps()}>
          <Item.TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </Item.TreeItemIconContainer>
          {item.status.editing ? (
            <TreeItemLabelInput {...item.getLabelInputProps({ 'aria-label': 'Name' })} />
          ) : (
            <>
              <Item.TreeItemLabel {...item.getLabelProps()} />
              <IconButton
                size="small"
                aria-label={`Rename ${String(props.label)}`}
                onClick={(event) => {
                  // Otherwise the click selects the row as well.
                  event.stopPropagation();
                  interactions.toggleItemEditing();
                }}
                // Keys of the button are not keys of the tree.
                onKeyDown={(event) => event.stopPropagation()}
              >
                <EditOutlined fontSize="inherit" />
              </IconButton>
            </>
          )}
        </Item.TreeItemContent>
        {props.children && <Item.TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </Item.TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function EditButton() {
  return (
    <RichTreeView
      aria-label="Seed bank with buttons"
      items={seedBank}
      isItemEditable
      defaultExpandedItems={shelfIds}
      slots={{ item: ItemWithButton }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
