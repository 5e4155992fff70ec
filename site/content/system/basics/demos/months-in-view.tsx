import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

const months = ['March', 'April', 'May', 'June'];

export default function MonthsInView() {
  const wide = useMediaQuery('(min-width: 600px)');
  const shown = months.slice(0, wide ? 4 : 2);

  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      <Box role="status" sx={{ typography: 'body2' }}>
        {wide ? 'Wide window: four months' : 'Narrow window: two months'}
      </Box>
      <Stack direction="row" spacing={1}>
        {shown.map((month) => (
          <Box
            key={month}
            sx={{ flex: 1, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            {month}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
