import { Box, Container } from '@mui/system';

export default function FixedPage() {
  return (
    <Container fixed>
      <Box sx={{ height: 92, my: 2, p: 2, border: '1px dashed' }}>
        As wide as the last breakpoint that fits
      </Box>
    </Container>
  );
}
