import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function IconLeft() {
  const id = useId();

  return (
    <Accordion sx={{ width: '100%' }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
        sx={{ flexDirection: 'row-reverse', gap: 1 }}
      >
        Second violin
      </AccordionSummary>
      <AccordionDetails>Four players, seats 9 to 12</AccordionDetails>
    </Accordion>
  );
}
