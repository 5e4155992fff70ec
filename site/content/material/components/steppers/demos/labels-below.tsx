import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const stages = ['Ordered', 'Roasted', 'Shipped', 'At your door'];

export default function LabelsBelow() {
  return (
    <Stepper
      component="ol"
      activeStep={2}
      alternativeLabel
      aria-label="Coffee order"
      sx={{ listStyle: 'none', width: '100%', maxWidth: 560, m: 0, p: 0 }}
    >
      {stages.map((label, index) => (
        <Step key={label} component="li" aria-current={index === 2 ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
