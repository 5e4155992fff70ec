import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltip() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title="Saves the draft">
        <Button variant="outlined">Save</Button>
      </Tooltip>
      {/* #region */}
      <Tooltip describeChild title="Fill in all fields first">
        <Box component="span" tabIndex={0}>
          <Button variant="outlined" disabled>
            Send
          </Button>
        </Box>
      </Tooltip>
      {/* #endregion */}
    </Stack>
  );
}
