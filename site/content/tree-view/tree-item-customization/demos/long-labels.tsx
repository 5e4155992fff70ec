import Tooltip from '@mui/material/Tooltip';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from './files';

// #region
function OneLineItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Tooltip describeChild enterDelay={600} title={props.label}>
          <Box
            dir="auto"
            sx={{
              width: 'fit-content',
              maxWidth: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {props.label}
          </Box>
        </Tooltip>
      }
    />
  );
}
// #endregion

export default function LongLabels() {
  return (
    <RichTreeView
      aria-label="Files in a narrow column"
      items={files}
      defaultExpandedItems={['photos']}
      slots={{ item: OneLineItem }}
      sx={{ width: 220 }}
    />
  );
}
