import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

const RoundBar = styled(LinearProgress)(({ theme }) => ({
  width: '100%',
  height: 12,
  borderRadius: 6,
  backgroundColor: (theme.vars ?? theme).palette.action.disabledBackground,
  [`& .${linearProgressClasses.bar}`]: { borderRadius: 6 },
}));

export default function StyledBars() {
  return <RoundBar variant="determinate" value={55} aria-label="Goal for the choir" />;
}
