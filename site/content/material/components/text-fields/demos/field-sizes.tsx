import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sizes = ['small', 'medium'] as const;
const unit = <InputAdornment position="end">cm</InputAdornment>;

export default function FieldSizes() {
  return (
    <Stack spacing={3} sx={{ width: 420, maxWidth: '100%' }}>
      {sizes.map((size) => (
        <Stack key={size} direction="row" spacing={2}>
          <TextField
            size={size}
            label={`Width, ${size}`}
            defaultValue="120"
            slotProps={{ input: { endAdornment: unit } }}
          />
          <TextField
            size={size}
            variant="filled"
            hiddenLabel
            defaultValue="80"
            slotProps={{
              input: { endAdornment: unit },
              htmlInput: { 'aria-label': `Depth, ${size}` },
            }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
