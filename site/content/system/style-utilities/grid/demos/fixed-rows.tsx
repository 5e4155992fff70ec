import Box from '@mui/material/Box';

export default function FixedRows() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        height: 200,
        width: 280,
        maxWidth: '100%',
        border: 1,
        borderColor: 'divider',
        '& > *': { p: 1 },
      }}
    >
      <Box sx={{ bgcolor: 'action.hover' }}>Trail map</Box>
      <Box>Loop A is closed for maintenance.</Box>
      <Box sx={{ bgcolor: 'action.hover' }}>Last update: May 4</Box>
    </Box>
  );
}
