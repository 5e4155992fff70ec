import { useState } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { basket } from './data';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export default function CheckoutSummary() {
  const [lines, setLines] = useState(basket);
  const [ordered, setOrdered] = useState(false);
  const goods = lines.reduce((sum, line) => sum + line.price, 0);
  const delivery = goods === 0 || goods > 30000 ? 0 : 890;

  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 420 }}>
      <List aria-label="Basket" disablePadding>
        {lines.map(({ id, name, price }) => (
          <ListItem
            key={id}
            disableGutters
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${name}`}
                onClick={() => setLines(lines.filter((line) => line.id !== id))}
              >
                <DeleteOutlined />
              </IconButton>
            }
          >
            <ListItemText primary={name} secondary={euros.format(price / 100)} />
          </ListItem>
        ))}
      </List>
      <Divider sx={{ my: 1 }} />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography>Delivery</Typography>
        <Typography>{delivery ? euros.format(delivery / 100) : 'free'}</Typography>
      </Stack>
      <Stack direction="row" role="status" sx={{ justifyContent: 'space-between', mb: 2 }}>
        <Typography sx={{ fontWeight: 'bold' }}>Total</Typography>
        <Typography sx={{ fontWeight: 'bold' }}>
          {euros.format((goods + delivery) / 100)}
        </Typography>
      </Stack>
      <Button
        fullWidth
        variant="contained"
        disabled={goods === 0 || ordered}
        onClick={() => setOrdered(true)}
      >
        {ordered ? 'Ordered' : 'Order and pay'}
      </Button>
    </Paper>
  );
}
