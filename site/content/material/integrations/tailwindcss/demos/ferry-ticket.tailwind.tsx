import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function FerryTicket() {
  return (
    <Card variant="outlined" className="max-w-80 rounded-2xl p-6">
      <Typography className="font-bold">Helsingborg to Helsingør</Typography>
      <Typography variant="body2" className="mt-2">
        20 minutes, every half hour
      </Typography>
      <Button href="#set-up" variant="contained" className="mt-4 rounded-full">
        Book a crossing
      </Button>
    </Card>
  );
}
