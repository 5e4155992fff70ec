import { createContext, useContext, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const ingredients = ['Basil', 'Chickpeas', 'Coriander', 'Cumin', 'Tahini'];
const Count = createContext(0);

function PaperWithCount({ children, ...props }: PaperProps) {
  const count = useContext(Count);
  return (
    <Paper {...props}>
      {children}
      <Typography variant="caption" component="p" sx={{ px: 2, py: 1, borderTop: 1 }}>
        {count} selected
      </Typography>
    </Paper>
  );
}

export default function IngredientSearch() {
  const [selected, setSelected] = useState(['Cumin']);

  return (
    <Count.Provider value={selected.length}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={ingredients}
        value={selected}
        onChange={(_event, next) => setSelected(next)}
        slots={{ paper: PaperWithCount }}
        sx={{ width: 360, maxWidth: '100%' }}
        renderInput={(params) => <TextField {...params} label="Ingredients" />}
      />
    </Count.Provider>
  );
}
