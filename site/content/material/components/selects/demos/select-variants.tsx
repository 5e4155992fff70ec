import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;
const sizes = ['medium', 'small'] as const;

export default function SelectVariants() {
  const id = useId();

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {variants.map((variant) => (
        <Stack key={variant} spacing={2} sx={{ width: 150 }}>
          {sizes.map((size) => (
            <FormControl key={size} variant={variant} size={size}>
              <InputLabel id={`${id}-${variant}-${size}`}>Paper, {size}</InputLabel>
              <Select
                id={`${id}-${variant}-${size}-field`}
                labelId={`${id}-${variant}-${size}`}
                label={`Paper, ${size}`}
                defaultValue="A4"
              >
                <MenuItem value="A4">A4</MenuItem>
                <MenuItem value="A5">A5</MenuItem>
              </Select>
            </FormControl>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
