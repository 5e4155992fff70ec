import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function CarrierField() {
  return (
    <TextField
      select
      label="Carrier"
      defaultValue="rail"
      helperText="The customer pays the difference"
      sx={{ width: 260, maxWidth: '100%' }}
    >
      <MenuItem value="road">Road, two days</MenuItem>
      <MenuItem value="rail">Rail, three days</MenuItem>
      <MenuItem value="sea">Sea, nine days</MenuItem>
      <MenuItem value="air" disabled>
        Air, not for batteries
      </MenuItem>
    </TextField>
  );
}
