import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

function InvoiceCard() {
  const theme = useTheme();
  return (
    <Box sx={{ p: 2, borderRadius: 2, border: 1, minHeight: 104 }}>
      <Box sx={{ typography: 'subtitle1' }}>Invoice 2041</Box>
      <Box sx={{ typography: 'body2', mt: 1 }}>
        Two steps of space: {theme.spacing(2)}. One step of radius: {theme.shape.borderRadius}px.
      </Box>
    </Box>
  );
}

export default function TwoThemes() {
  const [roomy, setRoomy] = useState(false);
  const theme = useMemo(
    () =>
      createTheme({
        spacing: roomy ? 12 : 4,
        shape: { borderRadius: roomy ? 8 : 2 },
      }),
    [roomy],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Theme"
        value={roomy}
        onChange={(_event, value: boolean | null) => value !== null && setRoomy(value)}
      >
        <ToggleButton value={false}>Compact</ToggleButton>
        <ToggleButton value>Roomy</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <InvoiceCard />
      </ThemeProvider>
    </Stack>
  );
}
