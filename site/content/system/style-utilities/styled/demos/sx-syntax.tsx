import { styled } from '@mui/material/styles';

const Notice = styled('div')(({ theme }) =>
  theme.unstable_sx({
    px: 2,
    py: { xs: 1, md: 2 },
    borderRadius: 1,
    bgcolor: 'action.hover',
    typography: 'body2',
  }),
);

export default function SxSyntax() {
  return <Notice>The pool is closed for cleaning on Monday.</Notice>;
}
