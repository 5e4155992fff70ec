import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ShipmentStatus() {
  return (
    <Box
      sx={{
        maxWidth: 360,
        p: { xs: 1, sm: 2 },
        border: 1,
        borderColor: 'success.main',
        borderRadius: 2,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography sx={{ fontWeight: 'medium' }}>Shipment 20418</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Left the warehouse in Aarhus, arrives on Thursday.
      </Typography>
    </Box>
  );
}
