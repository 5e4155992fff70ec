import { useId, useState } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { steps } from './data.ts';

const positions = ['right', 'left', 'alternate', 'alternate-reverse'] as const;

export default function PositionLab() {
  const id = useId();
  const [position, setPosition] = useState<(typeof positions)[number]>('alternate');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl size="small" sx={{ minWidth: 190 }}>
        <InputLabel id={id}>position</InputLabel>
        <Select
          id={`${id}-field`}
          labelId={id}
          label="position"
          value={position}
          onChange={({ target }) => setPosition(target.value)}
        >
          {positions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
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
