import { styled } from '@mui/material/styles';

const Label = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  borderRadius: 4,
  color: (theme.vars ?? theme).palette.primary.main,
  border: '1px solid currentColor',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2, 4) },
}));

export default function ThemedLabel() {
  return <Label>Room 4: Photographs</Label>;
}
