import { useState } from 'react';
import Save from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LoadingPositions() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack useFlexGap spacing={2}>
      <FormControlLabel
        label="Saving"
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
      />
      {/* #region */}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={loading}>
          Save draft
        </Button>
        <Button variant="outlined" loading={loading} loadingPosition="end" endIcon={<Save />}>
          Save copy
        </Button>
        <Button variant="outlined" loading={loading} loadingIndicator="Saving…">
          Save changes
        </Button>
        <IconButton aria-label="Save to the cloud" loading={loading}>
          <Save />
        </IconButton>
      </Stack>
      {/* #endregion */}
    </Stack>
  );
}
