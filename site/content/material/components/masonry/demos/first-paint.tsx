import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { notes } from './data.ts';

export default function FirstPaint() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Masonry columns={3} spacing={1} defaultColumns={3} defaultSpacing={1} defaultHeight={330}>
        {notes.map(({ title, height }) => (
          <Paper key={title} variant="outlined" sx={{ p: 1, minHeight: height }}>
            {title}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
