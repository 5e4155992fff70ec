import { useState } from 'react';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const cards = [
  'Roll your shoulders back ten times.',
  'Touch your toes and hold for a minute.',
  'Lie down and breathe slowly.',
];

export default function StretchCards() {
  const [active, setActive] = useState(0);
  const rtl = useTheme().direction === 'rtl';
  const [back, forward] = rtl
    ? [<KeyboardArrowRight key="back" />, <KeyboardArrowLeft key="next" />]
    : [<KeyboardArrowLeft key="back" />, <KeyboardArrowRight key="next" />];

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Typography role="status" sx={{ p: 2, minHeight: 80 }}>
        {cards[active]}
      </Typography>
      <MobileStepper
        variant="text"
        position="static"
        steps={cards.length}
        activeStep={active}
        backButton={
          <Button size="small" disabled={active === 0} onClick={() => setActive(active - 1)}>
            {back} Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={active === cards.length - 1}
            onClick={() => setActive(active + 1)}
          >
            Next {forward}
          </Button>
        }
      />
    </Box>
  );
}
