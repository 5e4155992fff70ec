import BoltIcon from '@mui/icons-material/Bolt';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = ['inherit', 'primary', 'success', 'error', 'action', 'disabled'] as const;

export default function IconColors() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
      {colors.map((color) => (
        <Stack key={color} sx={{ alignItems: 'center' }}>
          <BoltIcon color={color} />
          <Typography variant="body2">{color}</Typography>
        </Stack>
      ))}
      <Stack sx={{ alignItems: 'center' }}>
        <BoltIcon sx={{ color: 'secondary.light' }} />
        <Typography variant="body2">secondary.light</Typography>
      </Stack>
    </Stack>
  );
}
