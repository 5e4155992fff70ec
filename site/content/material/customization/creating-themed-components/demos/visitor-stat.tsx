import { styled, useThemeProps } from '@mui/material/styles';

interface StatProps {
  value: string;
  unit: string;
  variant?: 'plain' | 'outlined';
}

// #region
const StatRoot = styled('div', { name: 'VisitorStat', slot: 'root' })<{ ownerState: StatProps }>(
  ({ theme }) => ({
    padding: theme.spacing(2, 3),
    variants: [
      {
        props: { variant: 'outlined' },
        style: { border: `1px solid ${(theme.vars ?? theme).palette.divider}`, borderRadius: 8 },
      },
    ],
  }),
);

const StatValue = styled('div', { name: 'VisitorStat', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const StatUnit = styled('div', { name: 'VisitorStat', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

function Stat(inProps: StatProps) {
  const props = useThemeProps({ props: inProps, name: 'VisitorStat' });
  const { value, unit, variant = 'plain' } = props;
  return (
    <StatRoot ownerState={{ ...props, variant }}>
      <StatValue>{value}</StatValue>
      <StatUnit>{unit}</StatUnit>
    </StatRoot>
  );
}
// #endregion

export default function VisitorStat() {
  return <Stat value="1,284" unit="visitors today" variant="outlined" />;
}
