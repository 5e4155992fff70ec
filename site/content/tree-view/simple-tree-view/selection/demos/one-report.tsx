import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneReport() {
  return (
    <SimpleTreeView
      aria-label="Reports"
      defaultExpandedItems={['quarterly']}
      defaultSelectedItems="q2"
    >
      <TreeItem itemId="quarterly" label="Quarterly">
        <TreeItem itemId="q1" label="First quarter" />
        <TreeItem itemId="q2" label="Second quarter" />
      </TreeItem>
      <TreeItem itemId="annual" label="Annual report" />
    </SimpleTreeView>
  );
}
