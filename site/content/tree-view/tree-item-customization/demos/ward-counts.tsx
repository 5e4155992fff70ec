import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { wards } from './data';

// #region
function CountItem(props: TreeItemProps) {
  const { publicAPI, status } = useTreeItemUtils(props);
  const count = publicAPI.getItemOrderedChildrenIds(props.itemId).length;

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          {props.label}
          {status.expandable && (
            <Chip size="small" label={`${count} ${count === 1 ? 'patient' : 'patients'}`} />
          )}
        </Box>
      }
    />
  );
}
// #endregion

export default function WardCounts() {
  return (
    <RichTreeView
      aria-label="Wards with the number of patients"
      items={wards}
      slots={{ item: CountItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
