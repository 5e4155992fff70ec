import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { steps } from './data.ts';

export default function FlushLeft() {
  return (
    <Timeline sx={{ width: '100%', [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 } }}>
      {steps.map(({ text }, index) => (
        <TimelineItem key={text}>
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
