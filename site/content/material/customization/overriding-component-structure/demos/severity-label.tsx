import { useState } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const severities: AlertColor[] = ['success', 'warning', 'error'];

export default function SeverityLabel() {
  const [severity, setSeverity] = useState<AlertColor>('warning');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Severity"
        value={severity}
        onChange={(_event, next: AlertColor | null) => setSeverity(next ?? severity)}
      >
        {severities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Alert
        severity={severity}
        slotProps={{
          message: (ownerState) => ({
            sx: { fontWeight: ownerState.severity === 'error' ? 'bold' : 'regular' },
          }),
        }}
      >
        Pump 3 reports a pressure of 4.2 bar.
      </Alert>
    </Stack>
  );
}
