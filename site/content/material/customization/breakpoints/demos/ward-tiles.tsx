import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
  },
}));

const wards = [
  { name: 'Surgery', free: 3 },
  { name: 'Maternity', free: 5 },
  { name: 'Children', free: 0 },
  { name: 'Intensive care', free: 1 },
];

export default function WardTiles() {
  return (
    <Tiles>
      {wards.map(({ name, free }) => (
        <Paper
          key={name}
          variant="outlined"
          sx={{ display: 'flex', justifyContent: 'space-between', px: 2, py: 1 }}
        >
          <Typography>{name}</Typography>
          <Typography>Free beds: {free}</Typography>
        </Paper>
      ))}
    </Tiles>
  );
}
