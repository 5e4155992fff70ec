import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    gauge?: CSSProperties;
  }
  interface TypographyVariantsOptions {
    gauge?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    gauge: true;
  }
}

function withGauge(outer: Theme) {
  return createTheme(outer, {
    typography: {
      gauge: {
        fontFamily: 'ui-monospace, monospace',
        fontSize: '2rem',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    components: {
      MuiTypography: { defaultProps: { variantMapping: { gauge: 'p' } } },
    },
  });
}

export default function GaugeVariant() {
  return (
    <ThemeProvider theme={withGauge}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
        <div>
          <Typography variant="gauge">4.2 °C</Typography>
          <Typography variant="caption">Cold room</Typography>
        </div>
        <div>
          <Typography variant="gauge">11.9 °C</Typography>
          <Typography variant="caption">Loading dock</Typography>
        </div>
      </Stack>
    </ThemeProvider>
  );
}
