import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import HotelIcon from '@mui/icons-material/Hotel';
import TrainIcon from '@mui/icons-material/Train';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const journey = [
  { time: '08:04', title: 'Train', text: 'Gothenburg to Varberg', icon: <TrainIcon /> },
  { time: '09:30', title: 'Ferry', text: 'Varberg to Grenaa', icon: <DirectionsBoatIcon /> },
  { time: '15:00', title: 'Hotel', text: 'Check-in on the quay', icon: <HotelIcon /> },
];

export default function JourneyIcons() {
  return (
    <Timeline position="alternate">
      {journey.map(({ time, title, text, icon }, index) => (
        <TimelineItem key={title}>
          <TimelineOppositeContent color="text.secondary" sx={{ m: 'auto 0' }}>
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineConnector sx={{ visibility: index === 0 ? 'hidden' : 'visible' }} />
            <TimelineDot color="primary">{icon}</TimelineDot>
            <TimelineConnector
              sx={{ visibility: index === journey.length - 1 ? 'hidden' : 'visible' }}
            />
          </TimelineSeparator>
          <TimelineContent sx={{ py: 3 }}>
            <Typography component="p" variant="h6">
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
