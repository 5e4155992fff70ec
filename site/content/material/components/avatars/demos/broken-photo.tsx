import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

// Text instead of an image, so it cannot load.
const broken = 'data:text/plain,gone';
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function BrokenPhoto() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar
        src={broken}
        alt="Peter Lindqvist"
        role="img"
        aria-label="Peter Lindqvist"
        sx={colors}
      >
        PL
      </Avatar>
      <Avatar
        src={broken}
        alt="Peter Lindqvist"
        role="img"
        aria-label="Peter Lindqvist"
        sx={colors}
      />
      <Avatar src={broken} role="img" aria-label="Peter Lindqvist" sx={colors} />
    </Stack>
  );
}
