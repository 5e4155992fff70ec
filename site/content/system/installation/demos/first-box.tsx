import { Box } from '@mui/system';

export default function FirstBox() {
  return (
    <Box sx={{ p: 2, border: 1, borderRadius: 2, maxWidth: 320 }}>
      Room 204 is ready for check-in.
    </Box>
  );
}
