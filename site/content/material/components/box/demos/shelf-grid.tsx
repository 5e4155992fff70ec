import Box from '@mui/material/Box';

const shelves = ['Poetry', 'Travel', 'Cooking', 'History', 'Science', 'Comics'];

export default function ShelfGrid() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1,
        listStyle: 'none',
        m: 0,
        p: 0,
        '& li': { p: 2, borderRadius: 1, bgcolor: 'action.hover', textAlign: 'center' },
      }}
    >
      {shelves.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Box>
  );
}
