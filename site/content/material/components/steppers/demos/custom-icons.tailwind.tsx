import Flight from '@mui/icons-material/Flight';
import Hotel from '@mui/icons-material/Hotel';
import Luggage from '@mui/icons-material/Luggage';
import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const icons = [<Flight key="flight" />, <Hotel key="hotel" />, <Luggage key="luggage" />];

function TripIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Avatar className={active || completed ? 'bg-green-800 dark:bg-green-400' : undefined}>
      {icons[Number(icon) - 1]}
    </Avatar>
  );
}

const connector = (
  <StepConnector className="top-5 *:border-t-3 [&.Mui-active>*]:border-green-800 dark:[&.Mui-active>*]:border-green-400 [&.Mui-completed>*]:border-green-800 dark:[&.Mui-completed>*]:border-green-400" />
);

export default function CustomIcons() {
  return (
    <Stepper activeStep={1} alternativeLabel connector={connector} className="w-full max-w-120">
      {['Flights', 'Hotel', 'Extras'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: TripIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
