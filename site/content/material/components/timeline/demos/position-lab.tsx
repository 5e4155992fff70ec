import { useState } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { steps } from './data.ts';

const positions = ['right', 'left', 'alternate', 'alternate-reverse'] as const;

export default function PositionLab() {
  const [position, setPosition] = useState<(typeof positions)[number]>('alternate');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="position"
        value={position}
        onChange={(_event, value: typeof position | null) => value && setPosition(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {positions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Timeline position={position}>
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
    </Box>
  );
}
