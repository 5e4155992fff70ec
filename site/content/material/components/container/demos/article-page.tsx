import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ArticlePage() {
  return (
    <Box sx={{ bgcolor: 'action.hover' }}>
      <Container maxWidth="sm" sx={{ bgcolor: 'background.paper', py: 2 }}>
        <Typography variant="h6" component="p">
          How bees find their way home
        </Typography>
        <Typography>
          They read the sun, the polarized light of the sky and the shapes along the horizon.
        </Typography>
      </Container>
    </Box>
  );
}
