import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
function quietComponents(outer: Theme) {
  return createTheme(outer, {
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'small' },
        styleOverrides: {
          root: { textTransform: 'none', borderRadius: 999, paddingInline: 16 },
        },
      },
      MuiChip: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: {
          root: {
            borderRadius: 4,
            variants: [{ props: { color: 'error' }, style: { borderStyle: 'dashed' } }],
          },
          label: { fontWeight: 500 },
        },
      },
    },
  });
}
// #endregion

export default function QuietComponents() {
  const [build, setBuild] = useState(412);

  return (
    <ThemeProvider theme={quietComponents}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Chip label={`Build ${build}`} />
          <Chip label="passed" color="success" />
          <Chip label="failed" color="error" />
          <Chip label="filled" variant="filled" />
        </Stack>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setBuild(build + 1)}>
            Run again
          </Button>
          <Button variant="outlined" onClick={() => setBuild(412)}>
            Back to build 412
          </Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
