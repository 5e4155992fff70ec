import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const topics = ['Climate', 'Culture', 'Economy', 'Health', 'Science', 'Sports'];

export default function TopicChips() {
  const id = useId();
  const [chosen, setChosen] = useState(['Culture', 'Science']);

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>News you want</InputLabel>
      <Select
        multiple
        id={id}
        labelId={`${id}-label`}
        label="News you want"
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(values) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {values.map((topic) => (
              <Chip key={topic} size="small" label={topic} />
            ))}
          </Box>
        )}
      >
        {topics.map((topic) => (
          <MenuItem key={topic} value={topic}>
            {topic}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
