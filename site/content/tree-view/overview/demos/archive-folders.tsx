import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function ArchiveFolders() {
  return (
    <SimpleTreeView
      aria-label="Contract archive"
      defaultExpandedItems={['contracts']}
      itemChildrenIndentation={24}
      slots={{
        expandIcon: FolderOutlined,
        collapseIcon: FolderOpenOutlined,
        endIcon: ArticleOutlined,
      }}
      sx={{
        [`& .${treeItemClasses.content}[data-selected]`]: { fontWeight: 600 },
        [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
      }}
    >
      <TreeItem itemId="contracts" label="Contracts">
        <TreeItem itemId="lease" label="Office lease.pdf" />
        <TreeItem itemId="cleaning" label="Cleaning service.pdf" />
      </TreeItem>
      <TreeItem itemId="insurance" label="Insurance">
        <TreeItem itemId="liability" label="Liability policy.pdf" />
      </TreeItem>
    </SimpleTreeView>
  );
}
