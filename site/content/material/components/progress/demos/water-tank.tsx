import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const capacity = 1800;
const liters = 1260;

export default function WaterTank() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography>
        Rain tank: {liters} of {capacity} liters
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(liters * 100) / capacity}
        aria-label="Rain tank"
        aria-valuetext={`${liters} of ${capacity} liters`}
      />
    </Stack>
  );
}
