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
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={hints} onChange={(_event, on) => setHints(on)} />}
        label="Show hints"
      />
      {/* #region */}
      <Tooltip
        describeChild
        title="Two letters and six digits, for example KX 104 872"
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
