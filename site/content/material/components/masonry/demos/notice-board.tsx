import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { notes } from './data.ts';

export default function NoticeBoard() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Masonry columns={3} spacing={2}>
        {notes.map(({ title, height }) => (
          <Paper key={title} variant="outlined" sx={{ p: 1, minHeight: height }}>
            {title}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
