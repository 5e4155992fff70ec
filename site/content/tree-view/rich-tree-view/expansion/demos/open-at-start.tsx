import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { depots } from './data';

export default function OpenAtStart() {
  return (
    <RichTreeView
      aria-label="Depots"
      items={depots}
      defaultExpandedItems={['north', 'depot-kiel']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
