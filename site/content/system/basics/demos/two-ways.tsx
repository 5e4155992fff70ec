import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const BuildTag = styled('span')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 999,
  border: '1px solid currentColor',
  ...theme.typography.body2,
}));

export default function TwoWays() {
  return (
    <Stack direction="row" spacing={2}>
      <Box
        component="span"
        sx={{
          px: 1.5,
          py: 0.5,
          borderRadius: '999px',
          border: 1,
          typography: 'body2',
        }}
      >
        Build 418, sx
      </Box>
      <BuildTag>Build 419, styled</BuildTag>
    </Stack>
  );
}
