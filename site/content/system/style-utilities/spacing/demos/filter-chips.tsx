import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const filters = ['Unpaid', 'This month', 'Above €500', 'Norway', 'Repeated', 'With notes'];

export default function FilterChips() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, maxWidth: 300 }}>
      {filters.map((filter) => (
        <Chip key={filter} label={filter} variant="outlined" />
      ))}
    </Box>
  );
}
