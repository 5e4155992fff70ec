import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function PrintRecipe() {
  return (
    <Box>
      <Box>Lentil soup: 250 g lentils, 2 carrots, 1 onion.</Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>Printed from the Saturday kitchen.</Box>
      <Box sx={{ displayPrint: 'none', mt: 2 }}>
        <Button variant="outlined" onClick={() => window.print()}>
          Print the recipe
        </Button>
      </Box>
    </Box>
  );
}
