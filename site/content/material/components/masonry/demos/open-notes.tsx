import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { notes } from './data.ts';

export default function OpenNotes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, minHeight: 300 }}>
      <Masonry columns={{ xs: 1, sm: 2 }} spacing={1}>
        {notes.slice(0, 5).map(({ title, height }) => (
          <div key={title}>
            <Accordion disableGutters>
              <AccordionSummary>{title}</AccordionSummary>
              <AccordionDetails sx={{ minHeight: height }}>
                Ask at the front desk for details.
              </AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
