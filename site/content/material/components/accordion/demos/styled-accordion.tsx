import { useId } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Accordion, { accordionClasses, type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';

const Section = styled((props: AccordionProps) => (
  <Accordion disableGutters elevation={0} square {...props} />
))(({ theme }) => ({
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&::before': { display: 'none' },
  [`&.${accordionClasses.expanded}`]: { borderColor: (theme.vars ?? theme).palette.primary.main },
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
    transform: 'rotate(45deg)',
  },
}));

export default function StyledAccordion() {
  const id = useId();

  return (
    <div style={{ width: '100%' }}>
      {['Sleeping car', 'Dining car'].map((car) => (
        <Section key={car}>
          <AccordionSummary
            expandIcon={<AddIcon />}
            id={`${id}-${car.slice(0, 3)}`}
            aria-controls={`${id}-${car.slice(0, 3)}-content`}
          >
            {car}
          </AccordionSummary>
          <AccordionDetails>Between coaches 21 and 24</AccordionDetails>
        </Section>
      ))}
    </div>
  );
}
