import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createTheme as createSystemTheme } from '@mui/system';
import { claim, expect, page, show } from '#claims';
import Elevations from './demos/elevations.tsx';
import LiftedCard from './demos/lifted-card.tsx';

const styleOf = (text: string) => getComputedStyle(page.getByText(text).element());

claim(
  'Set `boxShadow` in `sx` to a number from 0 to 24. It selects a shadow from `theme.shadows`.',
  async () => {
    await show(<Elevations />);
    expect(createTheme().shadows).toHaveLength(25);
    expect(styleOf('0').boxShadow).toBe('none');
    expect(styleOf('24').boxShadow).toContain('11px 15px -7px');
    expect(createTheme().shadows[24]).toContain('11px 15px -7px');
  },
);

claim('The `elevation` prop of `Paper` uses the same list.', async () => {
  await show(
    <>
      <Paper elevation={4}>Paper</Paper>
      <Box sx={{ boxShadow: 4 }}>Box</Box>
    </>,
  );
  expect(styleOf('Paper').boxShadow).toBe(styleOf('Box').boxShadow);
});

claim('The theme of `@mui/system` has no shadows', () => {
  expect(createSystemTheme()).not.toHaveProperty('shadows');
});

claim('It becomes `25px` in the CSS, which is invalid, so the element has no shadow.', async () => {
  await show(
    <>
      <Box sx={{ boxShadow: 25 }}>Too high</Box>
      <Box sx={{ boxShadow: '0 2px 8px rgb(0 0 0 / 0.3)' }}>Own</Box>
    </>,
  );
  expect(styleOf('Too high').boxShadow).toBe('none');
  expect(styleOf('Own').boxShadow).toContain('8px');
});

claim('Each theme has its own copy, so you can write to it:', () => {
  const { shadows } = createTheme();
  shadows[1] = '0 1px 2px black';
  expect(createTheme({ shadows }).shadows[1]).toBe('0 1px 2px black');
  expect(createTheme().shadows[1]).not.toBe('0 1px 2px black');
});

claim('`boxShadow` works in selectors and with breakpoints.', async () => {
  await show(<LiftedCard />);
  const card = page.getByRole('link');
  // The pointer may still be where the test before left it.
  await card.unhover();
  const before = styleOf('Evening tour of the observatory').boxShadow;
  await card.hover();
  await expect.poll(() => styleOf('Evening tour of the observatory').boxShadow).not.toBe(before);
  await show(<Box sx={{ boxShadow: { xs: 0, md: 4 } }}>Wide</Box>);
  const raised = styleOf('Wide').boxShadow;
  await page.viewport(500, 600);
  await expect.poll(() => styleOf('Wide').boxShadow).toBe('none');
  expect(raised).not.toBe('none');
});

claim('At runtime, an elevation that is missing has no shadow.', async () => {
  const theme = { ...createTheme(), shadows: ['none', '0 1px 2px black'] };
  await show(
    <ThemeProvider theme={theme}>
      <Box sx={{ boxShadow: 1 }}>Listed</Box>
      <Box sx={{ boxShadow: 2 }}>Missing</Box>
    </ThemeProvider>,
  );
  expect(styleOf('Listed').boxShadow).toContain('2px');
  expect(styleOf('Missing').boxShadow).toBe('none');
});

claim(
  '`Paper` gets lighter with its elevation in dark mode, but `boxShadow` on a `Box` does not do that.',
  async () => {
    await show(
      <>
        <Paper elevation={3}>Paper</Paper>
        <Box sx={{ boxShadow: 3 }}>Box</Box>
      </>,
      { paletteMode: 'dark' },
    );
    expect(styleOf('Paper').backgroundImage).toContain('linear-gradient');
    expect(styleOf('Box').backgroundImage).toBe('none');
    expect(styleOf('Paper').boxShadow).toBe(styleOf('Box').boxShadow);
  },
);
