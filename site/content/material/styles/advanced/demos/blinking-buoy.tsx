import { keyframes, styled } from '@mui/material/styles';

const pulse = keyframes({
  from: { transform: 'scale(0.9)' },
  to: { transform: 'scale(1.1)' },
});

const Buoy = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 24,
  height: 24,
  marginInlineEnd: theme.spacing(2),
  borderRadius: '50%',
  backgroundColor: (theme.vars ?? theme).palette.error.main,
  animation: `${pulse} 1.5s ease-in-out infinite alternate`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

export default function BlinkingBuoy() {
  return (
    <div>
      <Buoy aria-hidden />
      Buoy 7 is lit
    </div>
  );
}
