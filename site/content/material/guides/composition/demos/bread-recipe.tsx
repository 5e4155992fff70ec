import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

const steps = ['Mix flour, water and salt.', 'Let the dough rest for 12 hours.', 'Bake at 240 °C.'];

export default function BreadRecipe() {
  return (
    <Card component="article" variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography component="h3" variant="h6">
          Overnight bread
        </Typography>
        <List component="ol" dense sx={{ listStyle: 'decimal', paddingInlineStart: 3 }}>
          {steps.map((step) => (
            <ListItem key={step} disableGutters sx={{ display: 'list-item' }}>
              {step}
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
