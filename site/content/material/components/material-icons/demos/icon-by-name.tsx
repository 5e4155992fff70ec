import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import HelpIcon from '@mui/icons-material/Help';
import TrainIcon from '@mui/icons-material/Train';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

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
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {stages.map(({ icon, label }) => (
        <Chip key={label} label={label} icon={icons.get(icon) ?? <HelpIcon />} />
      ))}
    </Stack>
  );
}
