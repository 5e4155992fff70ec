import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ReadOnly() {
  return (
    <SimpleTreeView
      aria-label="Who reports to whom"
      disableSelection
      defaultExpandedItems={['ceo']}
    >
      <TreeItem itemId="ceo" label="Ines Prado, managing director">
        <TreeItem itemId="cto" label="Jonas Weir, engineering">
          <TreeItem itemId="qa" label="Mei Tanaka, quality" />
        </TreeItem>
        <TreeItem itemId="cfo" label="Ada Osei, finance" />
      </TreeItem>
    </SimpleTreeView>
  );
}
