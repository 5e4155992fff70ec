import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursor() {
  return (
    <Tooltip describeChild followCursor title="Balcony, 28 seats left">
      <Paper
        variant="outlined"
        tabIndex={0}
        role="img"
        aria-label="Balcony"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          maxWidth: 360,
          height: 120,
          bgcolor: 'action.hover',
        }}
      >
        Balcony
      </Paper>
    </Tooltip>
  );
}
