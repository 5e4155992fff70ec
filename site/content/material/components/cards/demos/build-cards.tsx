import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Quick', text: 'Unit tests, 3 minutes' },
  { name: 'Full', text: 'All tests, 25 minutes' },
  { name: 'Nightly', text: 'All tests and measurements, 2 hours' },
];

export default function BuildCards() {
  const [chosen, setChosen] = useState('Quick');

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
      }}
    >
      {plans.map(({ name, text }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={name === chosen}
            data-active={name === chosen ? '' : undefined}
            onClick={() => setChosen(name)}
            sx={{ height: '100%', '&[data-active]': { bgcolor: 'action.selected' } }}
          >
            <CardContent>
              <Typography variant="h6" component="span" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography variant="body2" component="span">
                {text}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
