import Box from '@mui/material/Box';

const birds = ['Avocet', 'Bittern', 'Curlew', 'Dunlin', 'Egret', 'Fulmar', 'Gannet', 'Heron'];

export default function StickyHeader() {
  return (
    <Box
      role="region"
      aria-label="Birds"
      tabIndex={0}
      sx={{ height: 160, width: 240, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Box sx={{ position: 'sticky', top: 0, zIndex: 1, p: 1, bgcolor: 'background.paper' }}>
        Seen this week
      </Box>
      <Box component="ul" sx={{ m: 0 }}>
        {birds.map((bird) => (
          <li key={bird}>{bird}</li>
        ))}
      </Box>
    </Box>
  );
}
