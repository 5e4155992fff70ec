import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const text =
  'The night train leaves the harbor station at ten, crosses the mountains before dawn, and reaches the coast in time for breakfast on the pier.';

export default function TruncatedText() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 300, p: 2 }}>
      <Typography noWrap gutterBottom>
        {text}
      </Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {text}
      </Typography>
    </Paper>
  );
}
