import { useState, type ComponentProps } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

function CodeButton(props: ComponentProps<'button'>) {
  return (
    <Box
      component="button"
      type="button"
      {...props}
      sx={{ p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper', color: 'text.primary' }}
    />
  );
}

export default function ShelfCode() {
  const [saved, setSaved] = useState(false);

  return (
    <Tooltip title="Second floor, music and scores" describeChild>
      <CodeButton onClick={() => setSaved(!saved)}>
        {saved ? '780.92 BAC, on your list' : 'Add 780.92 BAC to your list'}
      </CodeButton>
    </Tooltip>
  );
}
