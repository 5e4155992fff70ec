import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { steps } from './data.ts';

export default function NarrowTimes() {
  return (
    <Timeline className="w-full p-0">
      {steps.map(({ time, text }, index) => (
        <TimelineItem key={text}>
          <TimelineOppositeContent color="text.secondary" className="flex-none basis-24 ps-0">
            {time}
          </TimelineOppositeContent>
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
