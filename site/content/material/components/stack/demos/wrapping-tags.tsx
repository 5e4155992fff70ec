import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const moods = ['Calm', 'Late night', 'Focus', 'Road trip', 'Rainy day', 'Workout', 'Sunday'];

export default function WrappingTags() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', maxWidth: 280 }}>
      {moods.map((mood) => (
        <Chip key={mood} label={mood} />
      ))}
    </Stack>
  );
}
