import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { steps } from './data.ts';

export default function NarrowTimes() {
  return (
    <Timeline
      sx={{
        p: 0,
        width: '100%',
        [`& .${timelineOppositeContentClasses.root}`]: { flex: '0 0 96px', pl: 0 },
      }}
    >
      {steps.map(({ time, text }, index) => (
        <TimelineItem key={text}>
          <TimelineOppositeContent color="text.secondary">{time}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < steps.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
