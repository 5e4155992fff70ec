import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Tile = styled('div')({
  flex: 1,
  padding: '16px 8px',
  textAlign: 'center',
  color: 'var(--mui-palette-text-primary)',
  borderRadius: 'var(--mui-shape-borderRadius)',
});

export default function Opacity() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
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
