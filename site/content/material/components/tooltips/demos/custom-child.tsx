import type { ComponentProps } from 'react';
import Tooltip from '@mui/material/Tooltip';

// `props` includes the ref, the event handlers and the ARIA attributes.
function StopName({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" {...props}>
      {children}
    </button>
  );
}

export default function CustomChild() {
  return (
    <Tooltip describeChild title="Elevator out of service">
      <StopName>Old Market</StopName>
    </Tooltip>
  );
}
