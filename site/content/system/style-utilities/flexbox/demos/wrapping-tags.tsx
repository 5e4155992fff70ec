import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const tags = ['Vegan', 'Gluten-free', 'Under 30 minutes', 'Freezes well', 'One pot'];

export default function WrappingTags() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        width: 280,
        maxWidth: '100%',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {tags.map((tag) => (
        <Chip key={tag} label={tag} />
      ))}
    </Box>
  );
}
