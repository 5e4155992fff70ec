import Box from '@mui/system/Box';

export default function HarvestCard() {
  return (
    <Box
      sx={{
        p: 2,
        width: { xs: 1, sm: 300 },
        boxSizing: 'border-box',
        border: 1,
        borderRadius: 2,
        '&:hover': { borderStyle: 'dashed' },
      }}
    >
      Harvest begins on September 12
    </Box>
  );
}
