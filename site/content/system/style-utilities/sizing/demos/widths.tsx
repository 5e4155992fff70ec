import Box from '@mui/material/Box';

const widths = [1 / 4, 1 / 2, 3 / 4, 1, 160, '20ch', 'auto'];

export default function Widths() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', '& > *': { boxSizing: 'border-box' } }}>
      {widths.map((width) => (
        <Box key={width} sx={{ width, maxWidth: '100%', p: 1, bgcolor: 'action.hover' }}>
          {width}
        </Box>
      ))}
    </Box>
  );
}
