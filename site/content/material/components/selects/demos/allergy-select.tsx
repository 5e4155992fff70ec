import { useId, useState } from 'react';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const allergies = ['Aspirin', 'Eggs', 'Latex', 'Milk', 'Nuts', 'Penicillin', 'Pollen', 'Wasps'];
const lowMenu = { slotProps: { paper: { sx: { maxHeight: 240 } } } };

export default function AllergySelect() {
  const [chosen, setChosen] = useState(['Latex', 'Penicillin']);
  const id = useId();

  function change({ target }: SelectChangeEvent<string[]>) {
    const { value } = target;
    setChosen(typeof value === 'string' ? value.split(',') : value);
  }

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel id={id}>Allergies</InputLabel>
      <Select
        multiple
        id={`${id}-value`}
        labelId={id}
        label="Allergies"
        value={chosen}
        onChange={change}
        renderValue={(names) => names.join(', ')}
        MenuProps={lowMenu}
      >
        {allergies.map((name) => (
          <MenuItem key={name} value={name}>
            <ListItemIcon>
              {chosen.includes(name) ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
            </ListItemIcon>
            <ListItemText primary={name} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
