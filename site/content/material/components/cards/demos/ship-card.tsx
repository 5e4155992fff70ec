import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function ShipCard() {
  const [berth, setBerth] = useState(0);

  return (
    <Card variant="outlined" sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="p">
          Aurora
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} gutterBottom>
          Container ship, 168 m
        </Typography>
        <Typography role="status">
          {berth === 0 ? 'Waiting at anchor since 06:40.' : `Moored at berth ${berth}.`}
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" onClick={() => setBerth(4)}>
          Assign berth 4
        </Button>
        <Button size="small" onClick={() => setBerth(0)}>
          Release berth
        </Button>
      </CardActions>
    </Card>
  );
}
