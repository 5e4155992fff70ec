import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;
const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function CheckboxSizes() {
  return (
    <Stack>
      {sizes.map((size) => (
        <Stack key={size} direction="row">
          {colors.map((color) => (
            <Checkbox
              key={color}
              defaultChecked
              size={size}
              color={color}
              slotProps={{ input: { 'aria-label': `${size}, ${color}` } }}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
