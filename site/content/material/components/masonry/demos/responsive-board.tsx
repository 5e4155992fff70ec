import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { notes } from './data.ts';

export default function ResponsiveBoard() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={{ xs: 2, sm: 4 }} spacing={{ xs: 1, sm: 3 }}>
        {notes.slice(0, 6).map(({ title, height }) => (
          <Paper key={title} variant="outlined" sx={{ p: 1, minHeight: height / 2 }}>
            {title}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
