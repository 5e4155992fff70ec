import { useId } from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';

export default function IconLeft() {
  const id = useId();

  return (
    <Accordion>
      <AccordionSummary
        expandIcon={<ChevronRightIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
        sx={{
          flexDirection: 'row-reverse',
          gap: 1,
          [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
            transform: 'rotate(90deg)',
          },
        }}
      >
        Second violin
      </AccordionSummary>
      <AccordionDetails>Four players, seats 9 to 12</AccordionDetails>
    </Accordion>
  );
}
