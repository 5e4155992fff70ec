import Box from '@mui/material/Box';

export default function LiftedCard() {
  return (
    <Box
      component="a"
      href="#shadow-on-hover"
      sx={{
        display: 'block',
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        boxShadow: 1,
        transition: (theme) => theme.transitions.create('box-shadow'),
        '&:hover, &:focus-visible': { boxShadow: 6 },
      }}
    >
      Evening tour of the observatory
    </Box>
  );
}
