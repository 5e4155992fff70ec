import type { ComponentProps, ElementType } from 'react';
import { styled, type SxProps, type Theme } from '@mui/material/styles';

interface StatProps extends ComponentProps<'p'> {
  sx?: SxProps<Theme>;
  slots?: { value?: ElementType };
  slotProps?: { value?: Record<string, string> };
}

const StatRoot = styled('p', { name: 'ParcelStat', slot: 'root' })({ margin: 0, padding: 16 });
const StatValue = styled('strong', { name: 'ParcelStat', slot: 'value' })({ fontSize: 24 });

// #region
function Stat({ children, slots = {}, slotProps = {}, ...other }: StatProps) {
  return (
    <StatRoot {...other}>
      <StatValue as={slots.value ?? 'strong'} {...slotProps.value}>
        {children}
      </StatValue>{' '}
      parcels
    </StatRoot>
  );
}

export default function SlottedStat() {
  return (
    <Stat
      sx={{ bgcolor: 'action.hover', borderRadius: 2 }}
      slots={{ value: 'data' }}
      slotProps={{ value: { value: '318' } }}
    >
      318
    </Stat>
  );
}
// #endregion
