import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from './files';
import type { FileItem } from './files';

const icons = { folder: FolderIcon, image: ImageIcon, text: ArticleIcon };

// #region
function FileTreeItem(props: TreeItemProps) {
  const file = useTreeItemModel<FileItem>(props.itemId);
  const Icon = icons[file?.kind ?? 'text'];

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Icon fontSize="small" color="action" />
          {props.label}
        </Box>
      }
    />
  );
}
// #endregion

export default function FileIcons() {
  return (
    <RichTreeView
      aria-label="Files with icons"
      items={files}
      defaultExpandedItems={['photos']}
      slots={{ item: FileTreeItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
