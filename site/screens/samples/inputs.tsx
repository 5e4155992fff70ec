import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Samples } from './sample.ts';

/** What people enter and choose with. */
export const inputs: Samples = {
  autocomplete: (
    <Autocomplete
      fullWidth
      value="Lisbon"
      options={['Lisbon', 'Porto']}
      renderInput={({ id, InputProps, inputProps }) => (
        <TextField
          id={id}
          label="City"
          fullWidth
          slotProps={{ input: InputProps, htmlInput: inputProps }}
        />
      )}
    />
  ),
  button: <Button variant="contained">Save</Button>,
  'button-group': (
    <ButtonGroup variant="outlined">
      <Button>Day</Button>
      <Button>Week</Button>
    </ButtonGroup>
  ),
  checkbox: <FormControlLabel control={<Checkbox checked />} label="Gift wrap" />,
  'floating-action-button': (
    <Fab color="primary" variant="extended">
      New trip
    </Fab>
  ),
  'radio-button': (
    <>
      <FormControlLabel control={<Radio checked />} label="Ship" />
      <FormControlLabel control={<Radio checked={false} />} label="Pick up" />
    </>
  ),
  rating: <Rating value={4} readOnly />,
  select: (
    <FormControl fullWidth>
      <InputLabel>Size</InputLabel>
      <Select label="Size" value="medium">
        <MenuItem value="medium">Medium</MenuItem>
      </Select>
    </FormControl>
  ),
  slider: <Slider value={60} />,
  switch: <FormControlLabel control={<Switch checked />} label="Alerts" />,
  'text-field': <TextField fullWidth label="Name" value="Ada" />,
  'toggle-button': (
    <ToggleButtonGroup value="list" color="primary">
      <ToggleButton value="list">List</ToggleButton>
      <ToggleButton value="map">Map</ToggleButton>
    </ToggleButtonGroup>
  ),
};
