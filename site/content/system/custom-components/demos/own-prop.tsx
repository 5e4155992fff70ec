import Stack from '@mui/material/Stack';
import { style, styled } from '@mui/system';

const tone = style({ prop: 'tone', cssProperty: 'borderInlineStartColor', themeKey: 'palette' });

const Advice = styled('p')<{ tone: string }>(
  { margin: 0, padding: '4px 12px', borderInlineStart: '4px solid' },
  tone,
);

export default function OwnProp() {
  return (
    <Stack spacing={1}>
      <Advice tone="success.main">Calm sea until 18:00</Advice>
      <Advice tone="warning.main">Fog expected near the lighthouse</Advice>
    </Stack>
  );
}
