import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const weeks = [
  { text: 'Week 1: run 5 km', done: true },
  { text: 'Week 2: run 7 km', done: true },
  { text: 'Week 3: run 10 km, planned', done: false },
];

export default function TrainingPlan() {
  return (
    <Timeline>
      {weeks.map(({ text, done }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color="primary" variant={done ? 'filled' : 'outlined'} />
            {index < weeks.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
