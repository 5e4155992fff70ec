import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { patientRecords } from './data';
import type { RecordNode } from './data';

function RecordItem({ record }: { record: RecordNode }) {
  return (
    <TreeItem itemId={record.id} label={record.name}>
      {record.entries?.map((entry) => (
        <RecordItem key={entry.id} record={entry} />
      ))}
    </TreeItem>
  );
}

export default function FromRecords() {
  return (
    <SimpleTreeView aria-label="Patient records" defaultExpandedItems={['imaging', 'mri']}>
      {patientRecords.map((record) => (
        <RecordItem key={record.id} record={record} />
      ))}
    </SimpleTreeView>
  );
}
