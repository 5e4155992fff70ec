import Box from '@mui/material/Box';

const shipments = [
  { id: 'Shipment 71', state: 'delivered', color: 'success.main' },
  { id: 'Shipment 72', state: 'delayed', color: 'warning.main' },
  { id: 'Shipment 73', state: 'lost', color: 'error.main' },
];

export default function OutlinedStates() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: 260 }}>
      {shipments.map(({ id, state, color }) => (
        <Box
          key={id}
          sx={{
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderTop: 3,
            borderTopColor: color,
            borderRadius: 1,
          }}
        >
          {id}: {state}
        </Box>
      ))}
    </Box>
  );
}
