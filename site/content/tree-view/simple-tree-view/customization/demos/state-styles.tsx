import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function StateStyles() {
  return (
    <SimpleTreeView
      aria-label="Settings"
      defaultExpandedItems={['account']}
      defaultSelectedItems="security"
      sx={{
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 0,
          borderInlineStart: '3px solid transparent',
          '&[data-expanded]': { fontWeight: 600 },
          '&[data-selected]': { borderInlineStartColor: 'primary.main' },
          '&[data-focused]': { outline: '2px solid', outlineOffset: '-2px' },
          '&[data-disabled]': { opacity: 1, fontStyle: 'italic' },
        },
        [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
      }}
    >
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="security" label="Security" />
        <TreeItem itemId="audit" label="Audit trail (ask an administrator)" disabled />
      </TreeItem>
      <TreeItem itemId="notifications" label="Notifications">
        <TreeItem itemId="email" label="Email" />
      </TreeItem>
    </SimpleTreeView>
  );
}
