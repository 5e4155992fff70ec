import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function FailedStep() {
  return (
    <Stepper activeStep={1} alternativeLabel sx={{ width: '100%', maxWidth: 560 }}>
      <Step>
        <StepLabel>Upload meter reading</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Lower than last month
            </Typography>
          }
        >
          Check values
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Get the bill</StepLabel>
      </Step>
    </Stepper>
  );
}
