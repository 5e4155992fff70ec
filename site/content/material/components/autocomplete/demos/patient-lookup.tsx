import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { findPatients, type Patient } from './server';

interface Answer {
  text: string;
  patients: Patient[];
}

export default function PatientLookup() {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>({ text: '', patients: [] });

  useEffect(() => {
    if (text === '') return undefined;
    let current = true;
    const pause = setTimeout(() => {
      void findPatients(text).then((patients) => {
        if (current) setAnswer({ text, patients });
      });
    }, 300);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [text]);

  const waiting = text !== '' && answer.text !== text;

  return (
    <Autocomplete
      options={text === '' || waiting ? [] : answer.patients}
      loading={waiting}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onInputChange={(_event, next) => setText(next)}
      noOptionsText={text === '' ? 'Type a name' : 'No patient found'}
      loadingText="Asking the register…"
      sx={{ width: 300, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Patient" helperText="Try “an”" />}
    />
  );
}
