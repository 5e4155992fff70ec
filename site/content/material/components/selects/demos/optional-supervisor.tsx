import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const people = ['Ines Ferreira', 'Jonas Berg', 'Mei Tanaka'];

export default function OptionalSupervisor() {
  const [person, setPerson] = useState('');

  return (
    <FormControl sx={{ width: 260, maxWidth: '100%' }}>
      <Select
        displayEmpty
        value={person}
        onChange={(event) => setPerson(event.target.value)}
        renderValue={(name) => name || 'Nobody reviews this build'}
        inputProps={{ 'aria-label': 'Reviewer of the build' }}
      >
        <MenuItem value="">
          <em>Nobody</em>
        </MenuItem>
        {people.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
