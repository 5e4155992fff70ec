import { useEffect, useState } from 'react';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { findStops, type Stop } from './stops';

export default function StopSearch() {
  // #region
  const [value, setValue] = useState<Stop | null>(null);
  const [text, setText] = useState('');
  const [stops, setStops] = useState<Stop[]>([]);

  useEffect(() => {
    const request = new AbortController();
    const pause = setTimeout(() => {
      findStops(text, request.signal).then(setStops, () => undefined);
    }, 200);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [text]);
  // #endregion

  return (
    <Autocomplete
      includeInputInList
      options={value ? [value, ...stops.filter(({ id }) => id !== value.id)] : stops}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={(stop) => stop.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      value={value}
      onChange={(_event, stop) => setValue(stop)}
      onInputChange={(_event, next) => setText(next)}
      noOptionsText="No stop found"
      sx={{ width: 320, maxWidth: '100%' }}
      renderOption={({ key, ...props }, { name, area }) => (
        <li key={key} {...props}>
          <ListItemIcon>
            <DirectionsBus />
          </ListItemIcon>
          <ListItemText primary={name} secondary={area} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Bus stop" />}
    />
  );
}
