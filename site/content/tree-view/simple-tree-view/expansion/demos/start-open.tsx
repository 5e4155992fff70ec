import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function StartOpen() {
  return (
    <SimpleTreeView aria-label="Timetables" defaultExpandedItems={['trams', 'line-4']}>
      <TreeItem itemId="trams" label="Trams">
        <TreeItem itemId="line-4" label="Line 4">
          <TreeItem itemId="line-4-weekday" label="Weekdays" />
          <TreeItem itemId="line-4-sunday" label="Sundays and holidays" />
        </TreeItem>
        <TreeItem itemId="line-9" label="Line 9">
          <TreeItem itemId="line-9-weekday" label="Weekdays" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="ferries" label="Ferries">
        <TreeItem itemId="harbor" label="Harbor crossing" />
      </TreeItem>
    </SimpleTreeView>
  );
}
