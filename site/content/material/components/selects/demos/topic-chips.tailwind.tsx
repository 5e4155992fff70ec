import { useId, useState } from 'react';
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
    <FormControl className="w-80 max-w-full">
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
          <div className="flex flex-wrap gap-1">
            {values.map((topic) => (
              <Chip key={topic} size="small" label={topic} />
            ))}
          </div>
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
