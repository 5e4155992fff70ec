import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Card = styled('div', { shouldForwardProp: (name) => name !== 'muted' })<{ muted: boolean }>(
  ({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    variants: [{ props: { muted: true }, style: { borderStyle: 'dashed' } }],
  }),
);

export default function TrackCard() {
  const [muted, setMuted] = useState(false);
  return (
    <Card muted={muted}>
      <Typography sx={{ flexGrow: 1, color: 'text.primary' }}>Nocturne</Typography>
      <Button onClick={() => setMuted(!muted)}>{muted ? 'Unmute' : 'Mute'}</Button>
    </Card>
  );
}
