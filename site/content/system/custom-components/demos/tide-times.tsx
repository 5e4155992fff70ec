import Stack from '@mui/material/Stack';
import { styled } from '@mui/system';

const TideBadge = styled('span')({
  padding: '4px 12px',
  borderRadius: 16,
  border: '1px solid currentColor',
});

export default function TideTimes() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <TideBadge>Low tide 05:40</TideBadge>
      <TideBadge sx={{ color: 'primary.main', fontWeight: 'bold' }}>High tide 11:52</TideBadge>
    </Stack>
  );
}
