import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function CutInRow() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: 320, maxWidth: '100%' }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        }}
      >
        minutes-of-the-annual-meeting-of-the-library-board.pdf
      </Box>
      <Button size="small" href="#shrink" sx={{ flexShrink: 0 }}>
        Open
      </Button>
    </Box>
  );
}
