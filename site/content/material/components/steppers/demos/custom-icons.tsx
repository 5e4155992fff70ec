import Flight from '@mui/icons-material/Flight';
import Hotel from '@mui/icons-material/Hotel';
import Luggage from '@mui/icons-material/Luggage';
import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const icons = [<Flight key="flight" />, <Hotel key="hotel" />, <Luggage key="luggage" />];

function TripIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Avatar
      sx={{ width: 40, height: 40, bgcolor: active || completed ? 'success.main' : undefined }}
    >
      {icons[Number(icon) - 1]}
    </Avatar>
  );
}

const TripConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: { top: 20 },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 3 },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: {
      borderColor: (theme.vars ?? theme).palette.success.main,
    },
  },
}));

export default function CustomIcons() {
  return (
    <Stepper
      activeStep={1}
      alternativeLabel
      connector={<TripConnector />}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {['Flights', 'Hotel', 'Extras'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: TripIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
