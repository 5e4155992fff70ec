import { useState } from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import './build-cards.css';

const plans = [
  { name: 'Quick', text: 'Unit tests, 3 minutes' },
  { name: 'Full', text: 'All tests, 25 minutes' },
  { name: 'Nightly', text: 'All tests and measurements, 2 hours' },
];

export default function BuildCards() {
  const [chosen, setChosen] = useState('Quick');

  return (
    <div className="build-cards">
      {plans.map(({ name, text }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={name === chosen}
            data-active={name === chosen ? '' : undefined}
            onClick={() => setChosen(name)}
            className="build-cards__area"
          >
            <CardContent>
              <Typography variant="h6" component="span" className="build-cards__name">
                {name}
              </Typography>
              <Typography variant="body2" component="span">
                {text}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </div>
  );
}
