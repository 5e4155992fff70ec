import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const beds = [
  { bed: '4-01', patient: 'A. Diallo', note: 'Discharge at noon', color: 'success.main' },
  { bed: '4-02', patient: 'M. Rossi', note: 'Waits for a scan', color: 'warning.main' },
  { bed: '4-03', patient: 'Free', note: 'Clean since 07:30', color: 'divider' },
];

export default function WardBoard() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {beds.map(({ bed, patient, note, color }) => (
        <Box
          key={bed}
          sx={{
            p: 1.5,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderLeft: 6,
            borderLeftColor: color,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography sx={{ color: 'text.primary' }}>
            {bed} {patient}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
