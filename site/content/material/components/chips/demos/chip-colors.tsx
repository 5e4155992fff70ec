import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipColors() {
  return (
    <Stack spacing={1}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Chip variant={variant} label="Draft" />
          <Chip variant={variant} color="primary" label="In review" />
          <Chip variant={variant} color="secondary" label="Scheduled" />
          <Chip variant={variant} color="success" label="Published" />
        </Stack>
      ))}
    </Stack>
  );
}
