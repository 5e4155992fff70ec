import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';

const wards = [
  { name: 'Cardiology', beds: 24, free: 3 },
  { name: 'Pediatrics', beds: 18, free: 7 },
  { name: 'Surgery', beds: 30, free: 1 },
];

const totals = [
  { label: 'Beds', value: wards.reduce((sum, ward) => sum + ward.beds, 0) },
  { label: 'Free', value: wards.reduce((sum, ward) => sum + ward.free, 0) },
];

export default function WardOverview() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <Stack component="ul" spacing={1} sx={{ flex: 1, m: 0, p: 0, listStyle: 'none' }}>
        {wards.map((ward) => (
          <Box
            component="li"
            key={ward.name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              p: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              typography: 'body2',
            }}
          >
            <span>{ward.name}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {ward.free} of {ward.beds} free
            </Box>
          </Box>
        ))}
      </Stack>
      <Grid container spacing={1} sx={{ flex: 1, alignContent: 'start' }}>
        {totals.map((total) => (
          <Grid
            key={total.label}
            size={6}
            sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover', textAlign: 'center' }}
          >
            <Box sx={{ typography: 'h5' }}>{total.value}</Box>
            <Box sx={{ typography: 'body2' }}>{total.label}</Box>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
