import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { hiddenBox } from './hidden-box';

export default function PackingList() {
  return (
    <SimpleTreeView
      aria-label="Packing list for a site visit"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['safety', 'papers']}
      defaultSelectedItems={['helmet', 'permit']}
    >
      <TreeItem itemId="safety" label="Safety" slotProps={hiddenBox}>
        <TreeItem itemId="helmet" label="Helmet" slotProps={hiddenBox} />
        <TreeItem itemId="vest" label="High-visibility vest" slotProps={hiddenBox} />
      </TreeItem>
      <TreeItem itemId="papers" label="Papers" slotProps={hiddenBox}>
        <TreeItem itemId="permit" label="Work permit" slotProps={hiddenBox} />
        <TreeItem
          itemId="plan"
          label="Site plan (not yet approved)"
          slotProps={hiddenBox}
          disabled
        />
      </TreeItem>
    </SimpleTreeView>
  );
}
