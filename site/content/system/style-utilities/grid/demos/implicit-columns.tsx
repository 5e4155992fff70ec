import Box from '@mui/material/Box';

const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

export default function ImplicitColumns() {
  return (
    <Box
      role="region"
      aria-label="Free hours"
      tabIndex={0}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '96px',
        gap: 1,
        width: 360,
        maxWidth: '100%',
        overflowX: 'auto',
      }}
    >
      {hours.map((hour) => (
        <Box key={hour} sx={{ p: 1, bgcolor: 'action.hover' }}>
          {hour}
        </Box>
      ))}
    </Box>
  );
}
