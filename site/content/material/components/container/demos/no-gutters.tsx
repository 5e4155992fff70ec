import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

export default function NoGutters() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%' }}>
      {[false, true].map((disableGutters) => (
        <Container
          key={String(disableGutters)}
          maxWidth="xs"
          disableGutters={disableGutters}
          sx={{ bgcolor: 'action.hover' }}
        >
          <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', p: 1 }}>
            {disableGutters ? 'Without gutters' : 'With gutters'}
          </Box>
        </Container>
      ))}
    </Stack>
  );
}
