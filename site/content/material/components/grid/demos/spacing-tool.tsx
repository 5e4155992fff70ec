import { useState } from 'react';
import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const steps = [0, 1, 2, 4];
const berths = ['Berth 1', 'Berth 2', 'Berth 3', 'Berth 4', 'Berth 5', 'Berth 6'];

export default function SpacingTool() {
  const [row, setRow] = useState(1);
  const [column, setColumn] = useState(2);
  const options = steps.map((step) => (
    <MenuItem key={step} value={step}>
      {step}
    </MenuItem>
  ));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="rowSpacing"
          value={row}
          onChange={(event) => setRow(Number(event.target.value))}
          sx={{ width: 130 }}
        >
          {options}
        </TextField>
        <TextField
          select
          size="small"
          label="columnSpacing"
          value={column}
          onChange={(event) => setColumn(Number(event.target.value))}
          sx={{ width: 130 }}
        >
          {options}
        </TextField>
      </Stack>
      <Grid container rowSpacing={row} columnSpacing={column}>
        {berths.map((berth) => (
          <Grid key={berth} size={4}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {berth}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
