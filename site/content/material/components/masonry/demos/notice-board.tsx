import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const notes = [
  { title: 'Lost scarf', height: 80 },
  { title: 'Bake sale', height: 110 },
  { title: 'Museum trip', height: 140 },
  { title: 'Choir', height: 130 },
  { title: 'Bring boots', height: 90 },
  { title: 'Chess club', height: 70 },
];

export default function NoticeBoard() {
  return (
    <Box sx={{ p: 2 }}>
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
