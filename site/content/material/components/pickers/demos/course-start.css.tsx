import { useState } from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import './course-start.css';

export default function CourseStart() {
  const [start, setStart] = useState('2026-09-14');

  return (
    <div className="course-start">
      <TextField
        type="date"
        label="Course start"
        value={start}
        onChange={(event) => setStart(event.target.value)}
        helperText="Fall term: September 1 to December 18, 2026"
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: '2026-09-01', max: '2026-12-18' },
        }}
      />
      <Typography role="status">{start ? `Value: ${start}` : 'No date yet'}</Typography>
    </div>
  );
}
