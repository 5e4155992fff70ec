import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function LockedInvoice() {
  return (
    <Tooltip describeChild title="The year 2025 is closed">
      <span>
        <Button disabled variant="contained">
          Change invoice
        </Button>
      </span>
    </Tooltip>
  );
}
