import Stack from '@mui/material/Stack';
import { styled, ThemeProvider, useThemeProps, type Theme } from '@mui/material/styles';

interface StatProps {
  value: string;
  unit?: string;
}

const StatRoot = styled('div', { name: 'TurbineStat', slot: 'root' })({ padding: 16 });
const StatValue = styled('strong', { name: 'TurbineStat', slot: 'value' })({ fontSize: 28 });

function Stat(inProps: StatProps) {
  const { value, unit } = useThemeProps({ props: inProps, name: 'TurbineStat' });
  return (
    <StatRoot>
      <StatValue>{value}</StatValue> {unit}
    </StatRoot>
  );
}

// #region
const withStat = (outer: Theme) => ({
  ...outer,
  components: {
    ...outer.components,
    TurbineStat: {
      defaultProps: { unit: 'kW' },
      styleOverrides: {
        root: { border: '2px dashed', borderRadius: 12 },
        value: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});
// #endregion

export default function ThemedStat() {
  return (
    <ThemeProvider theme={withStat}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Stat value="1,420" />
        <Stat value="14" unit="turbines" />
      </Stack>
    </ThemeProvider>
  );
}
