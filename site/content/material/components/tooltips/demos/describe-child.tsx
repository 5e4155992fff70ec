import { useState } from 'react';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DescribeChild() {
  const [doses, setDoses] = useState(1);

  return (
    <Stack direction="row" spacing={1}>
      <Tooltip describeChild title="Each dose is 5 milliliters">
        <Button variant="outlined" onClick={() => setDoses(doses + 1)}>
          Add a dose ({doses})
        </Button>
      </Tooltip>
      <Tooltip title="Reset doses">
        <IconButton onClick={() => setDoses(1)}>
          <RestartAltIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
