import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { costCentres } from './data';

export default function CostCentres() {
  return (
    <RichTreeView aria-label="Cost centers" items={costCentres} defaultExpandedItems={['100']} />
  );
}
