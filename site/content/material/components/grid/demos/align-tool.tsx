import { useState } from 'react';
import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const across = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];
const down = ['stretch', 'flex-start', 'center', 'flex-end'];
const plates = [60, 100, 80];

export default function AlignTool() {
  const [justifyContent, setJustify] = useState('center');
  const [alignItems, setAlign] = useState('flex-end');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="justifyContent"
          value={justifyContent}
          onChange={(event) => setJustify(event.target.value)}
        >
          {across.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="alignItems"
          value={alignItems}
          onChange={(event) => setAlign(event.target.value)}
        >
          {down.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #region */}
      <Grid container spacing={1} sx={{ minHeight: 140, justifyContent, alignItems }}>
        {plates.map((height, index) => (
          <Grid key={height} size={3}>
            <Paper variant="outlined" sx={{ height: '100%', minHeight: height, p: 1 }}>
              Plate {index + 1}
            </Paper>
          </Grid>
        ))}
      </Grid>
      {/* #endregion */}
    </Stack>
  );
}
