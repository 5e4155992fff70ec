import { useId, useState } from 'react';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import './topic-chips.css';

const topics = ['Climate', 'Culture', 'Economy', 'Health', 'Science', 'Sports'];

export default function TopicChips() {
  const id = useId();
  const [chosen, setChosen] = useState(['Culture', 'Science']);

  return (
    <FormControl className="topic-chips">
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
          <div className="topic-chips__list">
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
