import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const lineHeight = 1;

export default function CharacterIcon() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Icon baseClassName="" color="primary" sx={{ lineHeight }}>
        ♪
      </Icon>
      <Typography>Allegro in G</Typography>
      <Icon baseClassName="" fontSize="large" color="secondary" sx={{ lineHeight }}>
        ♫
      </Icon>
      <Typography>Duet for two flutes</Typography>
    </Stack>
  );
}
