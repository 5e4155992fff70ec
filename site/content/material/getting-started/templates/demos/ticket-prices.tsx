import { useState } from 'react';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { tickets } from './data';

export default function TicketPrices() {
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const [chosen, setChosen] = useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Period"
        value={period}
        onChange={(_event, next: 'month' | 'year' | null) => next && setPeriod(next)}
      >
        <ToggleButton value="month">Month</ToggleButton>
        <ToggleButton value="year">Year</ToggleButton>
      </ToggleButtonGroup>
      <Grid container spacing={2} sx={{ width: '100%' }}>
        {tickets.map(({ name, month, includes }) => (
          <Grid key={name} size={{ xs: 12, sm: 4 }}>
            <Card
              variant="outlined"
              sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
            >
              <CardContent sx={{ flexGrow: 1 }}>
                <Typography component="p">{name}</Typography>
                <Typography variant="h5" component="p">
                  €{period === 'month' ? month : month * 10} a {period}
                </Typography>
                <List dense aria-label={`Included in ${name}`}>
                  {includes.map((text) => (
                    <ListItem key={text} disableGutters>
                      <ListItemIcon sx={{ minWidth: 32 }}>
                        <CheckOutlined fontSize="small" />
                      </ListItemIcon>
                      <ListItemText primary={text} />
                    </ListItem>
                  ))}
                </List>
              </CardContent>
              <CardActions>
                <Button
                  fullWidth
                  variant={name === chosen ? 'contained' : 'outlined'}
                  aria-pressed={name === chosen}
                  aria-label={`Choose ${name}`}
                  startIcon={name === chosen ? <CheckOutlined /> : undefined}
                  onClick={() => setChosen(name)}
                >
                  Choose
                </Button>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
