import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTransfer } from './use-transfer.ts';

const columns = ['Title', 'Author', 'Shelf', 'Language', 'Year', 'Due date'];

export default function TableColumns() {
  const { available, chosen, checked, check, move } = useTransfer(columns, ['Title', 'Author']);
  const [note, setNote] = useState('2 columns shown');

  function transfer(from: readonly string[]) {
    const count = move(from);
    setNote(count === 0 ? 'Select an item first' : `Columns moved: ${count}`);
  }

  const list = (label: string, items: readonly string[]) => (
    <div>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Paper variant="outlined" sx={{ width: 200, height: 240, overflow: 'auto' }}>
        <List dense aria-label={label}>
          {items.map((item) => (
            <ListItem key={item} sx={{ py: 0 }}>
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
      </Paper>
    </div>
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
        {list('Hidden columns', available)}
        <Stack spacing={1}>
          <Button onClick={() => transfer(available)}>Add</Button>
          <Button onClick={() => transfer(chosen)}>Remove</Button>
        </Stack>
        {list('Shown columns', chosen)}
      </Stack>
      <Typography role="status">{note}</Typography>
    </Stack>
  );
}
