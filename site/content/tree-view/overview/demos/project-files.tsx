import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ProjectFiles() {
  return (
    <SimpleTreeView aria-label="Project files" defaultExpandedItems={['src']}>
      <TreeItem itemId="src" label="src">
        <TreeItem itemId="app" label="app.tsx" />
        <TreeItem itemId="theme" label="theme.ts" />
      </TreeItem>
      <TreeItem itemId="public" label="public">
        <TreeItem itemId="favicon" label="favicon.svg" />
      </TreeItem>
      <TreeItem itemId="package" label="package.json" />
    </SimpleTreeView>
  );
}
