import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ExplainedButton() {
  const id = useId();
  const [weighed, setWeighed] = useState(false);
  const [hint, setHint] = useState('');

  return (
    <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="The parcel is weighed"
        control={
          <Checkbox checked={weighed} onChange={(event) => setWeighed(event.target.checked)} />
        }
      />
      {/* #region */}
      <Button
        variant="contained"
        aria-disabled={!weighed}
        aria-describedby={id}
        onClick={() => setHint(weighed ? 'The label is printing.' : 'Weigh the parcel first.')}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.6 } }}
      >
        Print label
      </Button>
      <Typography id={id} role="status">
        {hint}
      </Typography>
      {/* #endregion */}
    </Stack>
  );
}
