import Box from '@mui/material/Box';

const hours = [
  { day: 'Monday to Friday', open: '9 a.m.–6 p.m.' },
  { day: 'Saturday', open: '10 a.m.–2 p.m.' },
];

export default function SemanticElements() {
  return (
    <Box component="section" aria-label="Opening hours" sx={{ maxWidth: 360 }}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, m: 0 }}>
        {hours.map(({ day, open }) => (
          <Box key={day} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 'medium' }}>
              {day}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {open}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
