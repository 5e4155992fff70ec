import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Note = styled('div')(({ theme }) => [
  {
    padding: theme.spacing(2),
    maxWidth: 360,
    border: '1px solid #c8b88a',
    backgroundColor: '#fff8e1',
    color: '#3e2f00',
  },
  theme.applyStyles('dark', {
    borderColor: '#6b5a2a',
    backgroundColor: '#2a2413',
    color: '#ffe9a8',
  }),
]);

export default function DeliveryNote() {
  return (
    <Note>
      <Typography variant="subtitle2" component="p">
        Note for the driver
      </Typography>
      <Typography>Ring at the side door. The dog is friendly.</Typography>
    </Note>
  );
}
