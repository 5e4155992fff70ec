import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const floors = ['Fiction', 'Reference', 'Children’s books'];

export default function VerticalGroup() {
  const [floor, setFloor] = useState('Reference');

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ButtonGroup orientation="vertical" aria-label="Show a floor of the library">
        {floors.map((name) => (
          <Button key={name} onClick={() => setFloor(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Typography role="status">Floor plan: {floor}</Typography>
    </Stack>
  );
}
