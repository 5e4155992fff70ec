import Box from '@mui/material/Box';

const notes =
  'Water the ferns twice a week. Turn the citrus pots on Mondays. Open the roof above 26 °C and close it before dusk. Report aphids to the head gardener the same day.';
const frame = { p: 1, width: 200, height: 96, border: 1, borderColor: 'divider' };

export default function ScrollingNotes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ ...frame, overflow: 'hidden' }}>{notes}</Box>
      <Box
        role="region"
        aria-label="Greenhouse notes"
        tabIndex={0}
        sx={{ ...frame, overflow: 'auto' }}
      >
        {notes}
      </Box>
    </Box>
  );
}
