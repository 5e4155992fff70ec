import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const priorities = [
  { label: 'High', color: 'error' },
  { label: 'Medium', color: 'primary' },
  { label: 'Low', color: 'default' },
] as const;

type Priority = (typeof priorities)[number];

export default function SingleChip() {
  const [priority, setPriority] = useState<Priority | null>(priorities[1]);

  return (
    <Autocomplete
      options={priorities}
      value={priority}
      onChange={(_event, next) => setPriority(next)}
      renderValue={(chosen, getItemProps) => (
        <Chip label={chosen.label} color={chosen.color} {...getItemProps()} />
      )}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Priority" />}
    />
  );
}
