import LinearProgress from '@mui/material/LinearProgress';
import './styled-bars.css';

export default function StyledBars() {
  return (
    <LinearProgress
      variant="determinate"
      value={55}
      aria-label="Goal for the choir"
      className="styled-bars"
    />
  );
}
