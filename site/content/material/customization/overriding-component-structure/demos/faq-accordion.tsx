import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
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
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
      >
        Can I bring my bike on the train?
      </AccordionSummary>
      <AccordionDetails>Yes, in the last carriage. Reserve by 6 p.m.</AccordionDetails>
    </Accordion>
  );
}
