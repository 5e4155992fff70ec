import { ThemeProvider as OtherProvider } from '@emotion/react';
import otherStyled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const materialTheme = createTheme({ palette: { primary: { main: '#00695c' } } });
const otherTheme = { palette: { accent: '#6a1b9a' } };

// A component of another library, with a theme of its own.
const OtherLink = otherStyled.a<{ theme?: typeof otherTheme }>`
  padding: 8px 16px;
  color: white;
  text-decoration: none;
  background: ${({ theme }) => theme?.palette.accent};
`;

export default function TwoLibraries() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
      <OtherProvider theme={otherTheme}>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Button variant="contained" href="#set-it-up">
            Material UI
          </Button>
          <OtherLink href="#read-the-theme">Other library</OtherLink>
        </Stack>
      </OtherProvider>
    </ThemeProvider>
  );
}
