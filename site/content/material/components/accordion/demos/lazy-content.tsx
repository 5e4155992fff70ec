import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import TextField from '@mui/material/TextField';

export default function LazyContent() {
  const id = useId();

  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }} sx={{ width: '100%' }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        Write a note
      </AccordionSummary>
      <AccordionDetails>
        <TextField label="Note" fullWidth />
      </AccordionDetails>
    </Accordion>
  );
}
