import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltip() {
  const [hints, setHints] = useState(true);
  const [open, setOpen] = useState(false);

  return (
    <Stack useFlexGap spacing={2}>
      <FormControlLabel
        control={<Switch checked={hints} onChange={(_event, on) => setHints(on)} />}
        label="Show hints"
      />
      {/* #region */}
      <Tooltip
        describeChild
        title="Also on your receipt, below the bar code"
        open={hints && open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <TextField label="Tracking number" />
      </Tooltip>
      {/* #endregion */}
    </Stack>
  );
}
