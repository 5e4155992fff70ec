import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function FixedSteps() {
  return (
    <Box sx={{ py: 2 }}>
      <Container fixed sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', py: 3 }}>
        fixed: 600, 900 and 1200 px wide
      </Container>
      <Container sx={{ bgcolor: 'action.selected', py: 3, mt: 2 }}>
        fluid: as wide as the window, up to 1200 px
      </Container>
    </Box>
  );
}
