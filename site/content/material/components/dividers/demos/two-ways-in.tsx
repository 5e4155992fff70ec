import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function TwoWaysIn() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr', maxWidth: 480 }}>
      <Typography>Show the code on your phone at the gate.</Typography>
      <Divider orientation="vertical" flexItem role="presentation" sx={{ minHeight: 120 }}>
        or
      </Divider>
      <Typography>Print the ticket and hand it to the crew.</Typography>
    </Box>
  );
}
