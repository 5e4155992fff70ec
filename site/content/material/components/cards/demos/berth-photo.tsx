import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { shipPicture } from './picture';

export default function BerthPhoto() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardMedia
        component="img"
        src={shipPicture}
        alt="A loaded container ship seen from the quay"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography variant="h6" component="p">
          Berth 4
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          220 m of quay, two cranes, 11 m deep.
        </Typography>
      </CardContent>
    </Card>
  );
}
