import { useState } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneAtATime() {
  const [open, setOpen] = useState<string[]>(['breakfast']);

  return (
    <SimpleTreeView
      aria-label="Canteen menu"
      expandedItems={open}
      // The branch that was opened last comes first.
      onExpandedItemsChange={(_event, ids) => setOpen(ids.slice(0, 1))}
    >
      <TreeItem itemId="breakfast" label="Breakfast">
        <TreeItem itemId="porridge" label="Porridge" />
        <TreeItem itemId="eggs" label="Scrambled eggs" />
      </TreeItem>
      <TreeItem itemId="lunch" label="Lunch">
        <TreeItem itemId="soup" label="Soup of the day" />
        <TreeItem itemId="curry" label="Chickpea curry" />
      </TreeItem>
      <TreeItem itemId="snacks" label="Snacks">
        <TreeItem itemId="fruit" label="Fruit bowl" />
      </TreeItem>
    </SimpleTreeView>
  );
}
