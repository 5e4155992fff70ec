import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Tile = styled('div')({
  padding: 16,
  minWidth: 120,
  color: 'var(--mui-palette-text-primary)',
  borderRadius: 'var(--mui-shape-borderRadius)',
});

export default function Opacity() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {[0.08, 0.16, 0.32].map((opacity) => (
        <Tile
          key={opacity}
          style={{ backgroundColor: `rgba(var(--mui-palette-primary-mainChannel) / ${opacity})` }}
        >
          {`Opacity ${opacity}`}
        </Tile>
      ))}
    </Stack>
  );
}
