import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const results = [
  { color: 'success', text: 'Iron: normal' },
  { color: 'warning', text: 'Vitamin D: slightly low' },
  { color: 'error', text: 'Glucose: too high' },
  { color: 'grey', text: 'Zinc: not measured' },
] as const;

export default function LabResults() {
  return (
    <Timeline>
      {results.map(({ color, text }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} />
            {index < results.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
