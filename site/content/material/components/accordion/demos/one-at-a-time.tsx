import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const settings = [
  { name: 'Profile', text: 'Name, photo and language' },
  { name: 'Notifications', text: 'Email and text messages' },
  { name: 'Privacy', text: 'Who can see your recordings' },
];

export default function OneAtATime() {
  const id = useId();
  // #region
  const [open, setOpen] = useState<string | null>('Profile');

  return (
    <div style={{ width: '100%' }}>
      {settings.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-content`}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
  // #endregion
}
