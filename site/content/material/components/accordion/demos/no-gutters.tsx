import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function NoGutters() {
  const id = useId();

  return (
    <div style={{ width: '100%' }}>
      {['Monday', 'Tuesday', 'Wednesday'].map((day) => (
        <Accordion
          key={day}
          disableGutters
          square
          variant="outlined"
          defaultExpanded={day === 'Tuesday'}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${day}`}
            aria-controls={`${id}-${day}-content`}
          >
            {day}
          </AccordionSummary>
          <AccordionDetails>Open from 9 a.m. to 6 p.m.</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
