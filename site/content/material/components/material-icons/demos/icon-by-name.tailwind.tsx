import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import HelpIcon from '@mui/icons-material/Help';
import TrainIcon from '@mui/icons-material/Train';
import Chip from '@mui/material/Chip';

const icons = new Map([
  ['train', <TrainIcon />],
  ['bus', <DirectionsBusIcon />],
]);

// For example from a server.
const stages = [
  { icon: 'train', label: 'Lund to Malmö' },
  { icon: 'bus', label: 'Malmö to the harbor' },
  { icon: 'hydrofoil', label: 'Harbor to Ven' },
];

export default function IconByName() {
  return (
    <div className="flex flex-wrap gap-2">
      {stages.map(({ icon, label }) => (
        <Chip key={label} label={label} icon={icons.get(icon) ?? <HelpIcon />} />
      ))}
    </div>
  );
}
