import { useState, type ComponentProps } from 'react';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';

// #region
interface ColorInputProps extends InputBaseComponentProps {
  ref?: ComponentProps<'input'>['ref'];
}

/** Stands in for an input from another library. */
function ColorInput({ className, ...props }: ColorInputProps) {
  return <input {...props} type="color" className={className} style={{ cursor: 'pointer' }} />;
}
// #endregion

export default function OwnInput() {
  const [color, setColor] = useState('#2e7d32');

  return (
    <TextField
      label="Color of the chart"
      value={color}
      onChange={(event) => setColor(event.target.value)}
      helperText={color}
      sx={{ width: 240 }}
      slotProps={{
        input: { inputComponent: ColorInput },
        inputLabel: { shrink: true },
      }}
    />
  );
}
