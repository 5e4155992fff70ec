import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function DisabledAccordion() {
  const id = useId();

  return (
    <div style={{ width: '100%' }}>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-grid`}
          aria-controls={`${id}-grid-content`}
        >
          Grid connection
        </AccordionSummary>
        <AccordionDetails>32 ampere, three phases</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-battery`}
          aria-controls={`${id}-battery-content`}
        >
          Battery (not installed)
        </AccordionSummary>
      </Accordion>
      <Accordion disabled defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-meter`}
          aria-controls={`${id}-meter-content`}
        >
          Meter
        </AccordionSummary>
        <AccordionDetails>Sealed in May, next reading in December</AccordionDetails>
      </Accordion>
    </div>
  );
}
