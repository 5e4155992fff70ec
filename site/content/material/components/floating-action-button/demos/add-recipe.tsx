import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AddRecipe() {
  const [count, setCount] = useState(14);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab color="primary" aria-label="Add recipe" onClick={() => setCount(count + 1)}>
        <AddIcon />
      </Fab>
      <Typography role="status">{count} recipes in your collection</Typography>
    </Stack>
  );
}
