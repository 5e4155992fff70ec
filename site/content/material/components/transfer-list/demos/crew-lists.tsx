import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTransfer } from './use-transfer.ts';

const crew = ['Amir', 'Beatriz', 'Chidi', 'Dana', 'Emeka', 'Freya'];

const markAsMixed = (mixed: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = mixed;
};

export default function CrewLists() {
  const { available, chosen, checked, check, move } = useTransfer(crew, ['Dana']);

  const box = (label: string, names: readonly string[]) => {
    const count = names.filter((name) => checked.includes(name)).length;
    const all = count > 0 && count === names.length;
    const some = count > 0 && !all;
    return (
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={some}
            onChange={() => check(names, !all)}
            slotProps={{ input: { ref: markAsMixed(some) } }}
          />
        }
      />
    );
  };

  const list = (label: string, items: readonly string[]) => (
    <Paper variant="outlined" sx={{ width: 236, height: 300, overflow: 'auto', px: 2, py: 1 }}>
      {box(`${label}: select all`, items)}
      <List dense disablePadding aria-label={label}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            {box(item, [item])}
          </ListItem>
        ))}
      </List>
    </Paper>
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
        {list('Free', available)}
        <Stack spacing={1}>
          <Button onClick={() => move(available)}>Assign</Button>
          <Button onClick={() => move(chosen)}>Remove</Button>
        </Stack>
        {list('Night ferry', chosen)}
      </Stack>
      <Typography role="status">On the night ferry: {chosen.length}</Typography>
    </Stack>
  );
}
