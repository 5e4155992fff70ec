import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function FieldVariants() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {variants.map((variant) => (
        <Stack key={variant} spacing={2} sx={{ width: 190 }}>
          <TextField variant={variant} label={`Ship, ${variant}`} defaultValue="Aurora" />
          <TextField variant={variant} size="small" label={`Berth, ${variant}`} />
        </Stack>
      ))}
    </Stack>
  );
}
