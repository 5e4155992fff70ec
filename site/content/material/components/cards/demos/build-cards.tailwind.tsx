import { useState } from 'react';
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
    <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(170px,100%),1fr))] gap-4">
      {plans.map(({ name, text }) => (
        <Card key={name} variant="outlined">
          <CardActionArea
            aria-pressed={name === chosen}
            data-active={name === chosen ? '' : undefined}
            onClick={() => setChosen(name)}
            className="h-full data-active:bg-black/8 dark:data-active:bg-white/16"
          >
            <CardContent>
              <Typography variant="h6" component="span" className="block">
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
