import Box from '@mui/material/Box';

export default function UnevenColumns() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 2,
        rowGap: 1,
        m: 0,
        width: '100%',
        '& dd': { m: 0 },
        '& dt': { fontWeight: 'medium' },
      }}
    >
      <dt>Route</dt>
      <dd>Bergen to Stavanger</dd>
      <dt>Departure</dt>
      <dd>07:30, terminal 2</dd>
      <dt>Vehicle</dt>
      <dd>Camper van, 6.4 m</dd>
    </Box>
  );
}
