import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function CentredNotice() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ width: 220, mx: 'auto', p: 2, border: 1, borderColor: 'divider' }}>
        In the middle: mx auto
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="outlined">Back</Button>
        <Button variant="contained" sx={{ marginInlineStart: 'auto' }}>
          Send the order
        </Button>
      </Box>
    </Box>
  );
}
