import Flight from '@mui/icons-material/Flight';
import Hotel from '@mui/icons-material/Hotel';
import Luggage from '@mui/icons-material/Luggage';
import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import './custom-icons.css';

const icons = [<Flight key="flight" />, <Hotel key="hotel" />, <Luggage key="luggage" />];

function TripIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Avatar className={active || completed ? 'trip-icon trip-icon--reached' : 'trip-icon'}>
      {icons[Number(icon) - 1]}
    </Avatar>
  );
}

export default function CustomIcons() {
  return (
    <Stepper
      activeStep={1}
      alternativeLabel
      connector={<StepConnector className="trip-connector" />}
      className="trip-stepper"
    >
      {['Flights', 'Hotel', 'Extras'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: TripIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
