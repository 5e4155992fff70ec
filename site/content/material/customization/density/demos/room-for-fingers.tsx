import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton, { iconButtonClasses } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RoomForFingers() {
  const [pallets, setPallets] = useState(3);

  return (
    // #region
    <Stack
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        [`& .${iconButtonClasses.root}`]: {
          '@media (pointer: coarse)': { minWidth: 48, minHeight: 48 },
        },
      }}
    >
      {/* #endregion */}
      <IconButton
        size="small"
        aria-label="One pallet less"
        onClick={() => setPallets(Math.max(0, pallets - 1))}
      >
        <Remove />
      </IconButton>
      <Typography role="status">{pallets} pallets</Typography>
      <IconButton size="small" aria-label="One pallet more" onClick={() => setPallets(pallets + 1)}>
        <Add />
      </IconButton>
    </Stack>
  );
}
