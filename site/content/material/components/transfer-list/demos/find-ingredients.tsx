import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTransfer } from './use-transfer.ts';

const pantry = [
  'Basil',
  'Black beans',
  'Brown rice',
  'Chickpeas',
  'Cumin',
  'Garlic',
  'Rice noodles',
];

export default function FindIngredients() {
  const { available, chosen, checked, check, move } = useTransfer(pantry, ['Garlic']);
  const [query, setQuery] = useState('');
  const found = available.filter((item) => item.toLowerCase().includes(query.toLowerCase()));

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <TextField
        label="Search the pantry"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <List dense aria-label="Pantry" sx={{ height: 220, overflow: 'auto' }}>
        {found.map((item) => (
          <ListItem key={item} disablePadding>
            <FormControlLabel
              label={item}
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(item)}
                  onChange={(event) => check([item], event.target.checked)}
                />
              }
            />
          </ListItem>
        ))}
      </List>
      <Button variant="outlined" onClick={() => move(found)}>
        Add to the recipe
      </Button>
      <Typography role="status">In the recipe: {chosen.join(', ')}</Typography>
    </Stack>
  );
}
