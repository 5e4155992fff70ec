import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { wardIds, wards } from './data';
import type { WardItem } from './data';

function PatientItem(props: TreeItemProps) {
  const ward = useTreeItemModel<WardItem>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Box>
          {props.label}
          {ward?.note && (
            <Typography variant="body2" color="text.secondary">
              {ward.note}
            </Typography>
          )}
        </Box>
      }
    />
  );
}

export default function TwoLines() {
  return (
    <RichTreeView
      aria-label="Patients"
      items={wards}
      defaultExpandedItems={wardIds}
      slots={{ item: PatientItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
