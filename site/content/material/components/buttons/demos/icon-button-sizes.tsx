import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;
const colors = ['default', 'primary', 'error'] as const;

export default function IconButtonSizes() {
  return (
    <Stack spacing={1}>
      {colors.map((color) => (
        <Stack key={color} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {sizes.map((size) => (
            <IconButton
              key={size}
              color={color}
              size={size}
              aria-label={`Delete, ${color}, ${size}`}
            >
              <Delete fontSize="inherit" />
            </IconButton>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
