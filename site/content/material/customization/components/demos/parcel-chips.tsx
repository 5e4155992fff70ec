import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface ParcelChipProps extends ChipProps {
  express?: boolean;
}

const ParcelChip = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'express',
})<ParcelChipProps>({
  borderRadius: 4,
  variants: [
    {
      props: { express: true },
      style: { fontWeight: 700, border: '2px solid currentColor' },
    },
    {
      props: ({ express, size }) => express === true && size === 'small',
      style: { borderWidth: 1 },
    },
  ],
});

export default function ParcelChips() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ParcelChip label="Standard" />
      <ParcelChip label="Express" express />
      <ParcelChip label="Express, small" express size="small" />
    </Stack>
  );
}
