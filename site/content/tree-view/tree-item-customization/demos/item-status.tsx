import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { wards } from './data';

function StatusItem(props: TreeItemProps) {
  const { status } = useTreeItemUtils(props);
  const words = Object.entries(status).flatMap(([name, isSo]) => (isSo ? [name] : []));

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {props.label}
          {words.map((word) => (
            <Chip key={word} label={word} size="small" variant="outlined" />
          ))}
        </Box>
      }
    />
  );
}

export default function ItemStatus() {
  return (
    <RichTreeView
      aria-label="Patients with their state"
      items={wards}
      defaultExpandedItems={['ward-5']}
      defaultSelectedItems="patient-31"
      isItemDisabled={isEmptyWard}
      slots={{ item: StatusItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}

function isEmptyWard(item: { id: string }) {
  return item.id === 'ward-6';
}
