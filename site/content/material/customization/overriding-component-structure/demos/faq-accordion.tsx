import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

export default function FaqAccordion() {
  const id = useId();

  return (
    <Accordion
      slots={{ transition: Fade }}
      slotProps={{
        heading: { component: 'h4' },
        transition: { timeout: 300, unmountOnExit: true },
      }}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <AccordionSummary id={`${id}-question`} aria-controls={`${id}-answer`}>
        Can I bring my bike on the train?
      </AccordionSummary>
      <AccordionDetails>Yes, in the last carriage. Reserve a space before 6 p.m.</AccordionDetails>
    </Accordion>
  );
}
