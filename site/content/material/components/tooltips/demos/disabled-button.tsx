import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledButton() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Choose a seat first">
        <span>
          <Button variant="contained" disabled>
            Book
          </Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title="Choose a seat first">
        <Button
          variant="contained"
          aria-disabled
          className={buttonClasses.disabled}
          disableRipple
          onClick={(event) => event.preventDefault()}
          sx={{ [`&.${buttonClasses.disabled}`]: { pointerEvents: 'auto', cursor: 'default' } }}
        >
          Book with insurance
        </Button>
      </Tooltip>
    </Stack>
  );
}
