import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { ComponentType } from 'react';

interface FolderLabelProps {
  icon: ComponentType<SvgIconProps>;
  name: string;
  unread: number;
}

function FolderLabel({ icon: Icon, name, unread }: FolderLabelProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {name}
      </Box>
      {unread > 0 && <Chip component="span" size="small" label={`${unread} new`} />}
    </Box>
  );
}

export default function LabelsWithCounts() {
  return (
    <SimpleTreeView
      aria-label="Ticket queues"
      defaultExpandedItems={['support']}
      sx={{ width: '100%', maxWidth: 340 }}
    >
      <TreeItem
        itemId="support"
        label={<FolderLabel icon={InboxOutlined} name="Support" unread={7} />}
      >
        <TreeItem
          itemId="returns"
          label={<FolderLabel icon={LabelOutlined} name="Returns" unread={5} />}
        />
        <TreeItem
          itemId="warranty"
          label={<FolderLabel icon={LabelOutlined} name="Warranty" unread={2} />}
        />
      </TreeItem>
      <TreeItem itemId="spam" label={<FolderLabel icon={InboxOutlined} name="Spam" unread={0} />} />
    </SimpleTreeView>
  );
}
