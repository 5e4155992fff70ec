import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, seedBank, shelfIds } from './data';

export default function RenameSeeds() {
  return (
    <RichTreeView
      aria-label="Seed bank"
      items={seedBank}
      isItemEditable
      defaultExpandedItems={shelfIds}
      slotProps={namedInput}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
