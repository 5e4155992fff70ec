import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { costCenters } from './data';

export default function CostCenters() {
  return (
    <RichTreeView aria-label="Cost centers" items={costCenters} defaultExpandedItems={['100']} />
  );
}
