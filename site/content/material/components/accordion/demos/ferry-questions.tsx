import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const questions = [
  { question: 'Can I bring a bike?', answer: 'Yes. Bikes travel for free on the car deck.' },
  { question: 'Are dogs allowed?', answer: 'On the open decks, and on a leash.' },
  { question: 'How early should I arrive?', answer: 'Twenty minutes early, or 45 with a car.' },
];

export default function FerryQuestions() {
  const id = useId();

  return (
    <div style={{ width: '100%' }}>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} slotProps={{ heading: { component: 'h2' } }}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
