import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from './data';

export default function ClinicFloors() {
  return (
    <RichTreeView
      aria-label="Rooms of the clinic"
      items={clinic}
      defaultExpandedItems={['floor-1', 'outpatients']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
