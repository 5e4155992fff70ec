import { Box, Container } from '@mui/system';

export default function FluidPage() {
  return (
    <Container maxWidth="sm">
      <Box sx={{ height: 92, my: 2, p: 2, border: '1px dashed' }}>At most 600px wide, centered</Box>
    </Container>
  );
}
