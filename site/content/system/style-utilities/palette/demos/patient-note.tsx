import Box from '@mui/material/Box';

export default function PatientNote() {
  return (
    <Box sx={{ maxWidth: 320, typography: 'body1', color: 'text.primary' }}>
      <div>Bed 12 may go home tomorrow.</div>
      <Box sx={{ color: 'text.secondary', typography: 'body2', my: 0.5 }}>
        Noted by Dr. Lindqvist at 16:40
      </Box>
      <Box sx={{ color: 'error.main' }}>Allergic to penicillin</Box>
    </Box>
  );
}
