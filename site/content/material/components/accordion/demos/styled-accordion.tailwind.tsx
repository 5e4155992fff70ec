import { useId } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

// #region
const section =
  'border-b border-black/12 before:hidden dark:border-white/12 [&.Mui-expanded]:border-blue-700 dark:[&.Mui-expanded]:border-blue-300';
const expandIcon = '[&.Mui-expanded]:[transform:rotate(45deg)]';
// #endregion

export default function StyledAccordion() {
  const id = useId();

  return (
    <div className="w-full">
      {['Sleeping car', 'Dining car'].map((car) => (
        <Accordion key={car} disableGutters elevation={0} square className={section}>
          <AccordionSummary
            expandIcon={<AddIcon />}
            id={`${id}-${car.slice(0, 3)}`}
            aria-controls={`${id}-${car.slice(0, 3)}-content`}
            slotProps={{ expandIconWrapper: { className: expandIcon } }}
          >
            {car}
          </AccordionSummary>
          <AccordionDetails>Between coaches 21 and 24</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
