import type { KeyboardEvent, MouseEvent } from 'react';
import DoneAll from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { wardIds, wards } from './data';

function ActionItem(props: TreeItemProps) {
  const { publicAPI, status } = useTreeItemUtils(props);

  function selectPatients(event: MouseEvent) {
    event.stopPropagation();
    for (const itemId of publicAPI.getItemOrderedChildrenIds(props.itemId)) {
      publicAPI.setItemSelection({
        event,
        itemId,
        shouldBeSelected: true,
        keepExistingSelection: true,
      });
    }
  }

  const button = (
    <IconButton
      size="small"
      aria-label={`Select all patients of ${String(props.label)}`}
      onClick={selectPatients}
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <DoneAll fontSize="inherit" />
    </IconButton>
  );

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          {props.label}
          {status.expandable && button}
        </Box>
      }
    />
  );
}

export default function WardActions() {
  return (
    <RichTreeView
      aria-label="Patients to visit"
      items={wards}
      multiSelect
      defaultExpandedItems={wardIds}
      slots={{ item: ActionItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
