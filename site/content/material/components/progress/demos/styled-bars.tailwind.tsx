import LinearProgress from '@mui/material/LinearProgress';

export default function StyledBars() {
  return (
    <LinearProgress
      variant="determinate"
      value={55}
      aria-label="Goal for the choir"
      className="h-3 w-full rounded-full bg-black/12 dark:bg-white/12 [&_.MuiLinearProgress-bar]:rounded-full"
    />
  );
}
