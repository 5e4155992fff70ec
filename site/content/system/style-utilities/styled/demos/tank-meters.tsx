import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface MeterProps {
  level: number;
  state?: 'normal' | 'low';
}

// #region
const Meter = styled('div', {
  shouldForwardProp: (prop) => prop !== 'level' && prop !== 'state' && prop !== 'sx',
})<MeterProps>(({ theme, level }) => ({
  width: `${level}%`,
  padding: theme.spacing(0.5, 1),
  borderInlineStart: '4px solid',
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  whiteSpace: 'nowrap',
  variants: [
    {
      props: { state: 'low' },
      style: { borderColor: (theme.vars ?? theme).palette.error.main, fontWeight: 700 },
    },
  ],
}));
// #endregion

export default function TankMeters() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Meter level={80}>Tank 1: 80%</Meter>
      <Meter level={35} state="low">
        Tank 2: 35%
      </Meter>
    </Stack>
  );
}
