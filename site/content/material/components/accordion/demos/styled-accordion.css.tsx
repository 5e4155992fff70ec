import { useId } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import './styled-accordion.css';

export default function StyledAccordion() {
  const id = useId();

  return (
    <div className="styled-accordion">
      {['Sleeping car', 'Dining car'].map((car) => (
        <Accordion
          key={car}
          disableGutters
          elevation={0}
          square
          className="styled-accordion__section"
        >
          <AccordionSummary
            expandIcon={<AddIcon />}
            id={`${id}-${car.slice(0, 3)}`}
            aria-controls={`${id}-${car.slice(0, 3)}-content`}
          >
            {car}
          </AccordionSummary>
          <AccordionDetails>Between coaches 21 and 24</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
