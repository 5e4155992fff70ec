import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function FerryTicket() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 320, p: 3, borderRadius: 4 }}>
      <Typography sx={{ fontWeight: 700 }}>Helsingborg to Helsingør</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        20 minutes, every half hour
      </Typography>
      <Button href="#set-up" variant="contained" sx={{ mt: 2, borderRadius: 999 }}>
        Book a crossing
      </Button>
    </Card>
  );
}
