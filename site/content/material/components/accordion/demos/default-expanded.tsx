import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function DefaultExpanded() {
  const id = useId();

  return (
    <Accordion defaultExpanded sx={{ width: '100%' }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        Ingredients
      </AccordionSummary>
      <AccordionDetails>400 g of flour, 2 eggs, a pinch of salt</AccordionDetails>
    </Accordion>
  );
}
