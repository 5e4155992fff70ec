import { useState } from 'react';
import Sync from '@mui/icons-material/Sync';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';

// #region
const turn = keyframes`
  to { transform: rotate(-360deg); }
`;

const TurningSync = styled(Sync)({
  animation: `${turn} 1.2s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
// #endregion

export default function SyncIcon() {
  const [syncing, setSyncing] = useState(false);

  return (
    <Button
      variant="outlined"
      startIcon={syncing ? <TurningSync /> : <Sync />}
      onClick={() => setSyncing(!syncing)}
    >
      {syncing ? 'Stop syncing' : 'Sync calendar'}
    </Button>
  );
}
