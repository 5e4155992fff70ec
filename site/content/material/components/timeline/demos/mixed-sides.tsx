import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const messages = [
  { from: 'Clinic', text: 'Your results are ready' },
  { from: 'You', text: 'Can I come on Friday?' },
  { from: 'Clinic', text: 'Friday at 10:20' },
];

export default function MixedSides() {
  return (
    <Timeline>
      {messages.map(({ from, text }, index) => (
        <TimelineItem key={text} position={from === 'You' ? 'left' : 'right'}>
          <TimelineSeparator>
            <TimelineDot variant={from === 'You' ? 'outlined' : 'filled'} />
            {index < messages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {from}: {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
