import Box from '@mui/material/Box';

const cards = ['Violin', 'Viola', 'Cello', 'Bass', 'Harp'];

export default function AlignLines() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {['flex-start', 'space-between', 'flex-end'].map((alignContent) => (
        <Box key={alignContent}>
          <Box sx={{ typography: 'body2', mb: 0.5 }}>{alignContent}</Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignContent,
              width: 176,
              height: 160,
              border: 1,
              borderColor: 'divider',
            }}
          >
            {cards.map((card) => (
              <Box key={card} sx={{ width: 80, p: 0.5, bgcolor: 'action.hover' }}>
                {card}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
