import { useState } from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';

export default function PatientHeader() {
  const [watched, setWatched] = useState(false);

  return (
    <Card sx={{ width: 340, maxWidth: '100%' }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            AD
          </Avatar>
        }
        title="Amina Diallo"
        subheader="Ward 3, room 12"
        slotProps={{ title: { component: 'h3' } }}
        action={
          <IconButton
            aria-label="Watch Amina Diallo"
            aria-pressed={watched}
            onClick={() => setWatched(!watched)}
          >
            {watched ? <Star /> : <StarBorder />}
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>Temperature 37.2, blood pressure 128 over 82.</CardContent>
    </Card>
  );
}
