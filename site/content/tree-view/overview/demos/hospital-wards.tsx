import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { hospital } from './data';

export default function HospitalWards() {
  return (
    <RichTreeView
      aria-label="Hospital wards"
      items={hospital}
      defaultExpandedItems={['surgery']}
      defaultSelectedItems="ward-2b"
    />
  );
}
