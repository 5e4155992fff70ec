import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FullBleed() {
  return (
    <Box>
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Container maxWidth="sm" sx={{ py: 3 }}>
          <Typography variant="h6" component="p">
            Riverside Music School
          </Typography>
        </Container>
      </Box>
      <Container component="section" maxWidth="sm" sx={{ py: 2 }}>
        <Typography>Lessons for piano, cello and voice. The first hour is free.</Typography>
      </Container>
    </Box>
  );
}
