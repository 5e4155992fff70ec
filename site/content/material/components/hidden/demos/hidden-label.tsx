import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';

const recipes = ['Leek tart', 'Plum cake'];

export default function HiddenLabel() {
  const [kept, setKept] = useState(recipes);

  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {kept.map((recipe) => (
        <li key={recipe}>
          {recipe}
          <Button size="small" onClick={() => setKept(kept.filter((name) => name !== recipe))}>
            Delete
            <Box component="span" sx={visuallyHidden}>
              &nbsp;{recipe}
            </Box>
          </Button>
        </li>
      ))}
      {kept.length === 0 && <li>No recipes left</li>}
    </Box>
  );
}
