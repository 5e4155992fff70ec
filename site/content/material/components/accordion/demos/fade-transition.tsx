import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

export default function FadeTransition() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Accordion
      expanded={open}
      onChange={(_event, expanded) => setOpen(expanded)}
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 400 } }}
      sx={{
        width: '100%',
        [`& .${accordionClasses.region}`]: { display: open ? 'block' : 'none' },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        House rules
      </AccordionSummary>
      <AccordionDetails>Quiet after 10 p.m. The kitchen closes at 11.</AccordionDetails>
    </Accordion>
  );
}
