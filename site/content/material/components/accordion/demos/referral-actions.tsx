import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

export default function ReferralActions() {
  const id = useId();
  const [status, setStatus] = useState('Waiting for your answer.');

  return (
    <Accordion defaultExpanded sx={{ width: '100%' }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        Referral to physiotherapy
      </AccordionSummary>
      <AccordionDetails role="status">{status}</AccordionDetails>
      <AccordionActions>
        <Button onClick={() => setStatus('Declined.')}>Decline</Button>
        <Button onClick={() => setStatus('Accepted.')}>Accept</Button>
      </AccordionActions>
    </Accordion>
  );
}
