import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RecipeFacts() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>4 servings</Typography>
      <Typography>35 min</Typography>
      <Typography>Vegan</Typography>
    </Stack>
  );
}
