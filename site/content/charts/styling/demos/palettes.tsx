import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = [
  { name: 'rainbowSurgePalette', colors: rainbowSurgePalette },
  { name: 'blueberryTwilightPalette', colors: blueberryTwilightPalette },
  { name: 'mangoFusionPalette', colors: mangoFusionPalette },
  { name: 'cheerfulFiestaPalette', colors: cheerfulFiestaPalette },
  { name: 'bluePalette', colors: bluePalette },
];
const ages = ['Under 10', '10 to 17', '18 to 39', '40 to 64', '65 and older'];

export default function Palettes() {
  const [index, setIndex] = useState(2);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
        sx={{ minWidth: 220, mb: 2 }}
      >
        {palettes.map(({ name }, position) => (
          <MenuItem key={name} value={position}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region */}
      <BarChart
        aria-label="Zoo visitors by age"
        height={260}
        colors={palettes[index]?.colors ?? rainbowSurgePalette}
        xAxis={[{ data: ['Weekday', 'Weekend'] }]}
        series={ages.map((label, age) => ({
          label,
          data: [120 - age * 14, 210 - age * 22],
        }))}
      />
      {/* #endregion */}
    </Box>
  );
}
