import type { ComponentProps } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';

// #region
function LinkBehavior({ href = '', ...props }: ComponentProps<'a'>) {
  return <RouterLink to={href} {...props} />;
}

const withRouter = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiLink: { defaultProps: { component: LinkBehavior } },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
  },
});
// #endregion

function Page() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Address: {pathname}</Typography>
      <Link href="/albums">Albums</Link>
      <Button href="/concerts">Concerts</Button>
    </Stack>
  );
}

export default function RouterTheme() {
  return (
    <MemoryRouter>
      <ThemeProvider theme={withRouter}>
        <Page />
      </ThemeProvider>
    </MemoryRouter>
  );
}
