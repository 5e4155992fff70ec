import { Container, createContainer, createTheme, ThemeProvider } from '@mui/system';
import { render } from 'vitest-browser-react';
import { claim, expect, page } from '#claims';
import FixedPage from './demos/fixed-page.tsx';
import FluidPage from './demos/fluid-page.tsx';

const root = () => {
  const element = document.querySelector('[class*="Container-root"]');
  if (!element) throw new Error('There is no container.');
  return element;
};
const width = () => root().getBoundingClientRect().width;
const padding = () => getComputedStyle(root()).paddingLeft;

claim('It needs no theme provider.', async () => {
  await render(<FluidPage />);
  expect(width()).toBe(600);
  const { left } = root().getBoundingClientRect();
  expect(left).toBeGreaterThan(300);
});

claim(
  'A fluid container is as wide as its parent, up to `maxWidth`. `lg` is the default.',
  async () => {
    await render(<Container>Page</Container>);
    expect(getComputedStyle(root()).maxWidth).toBe('1200px');
    await page.viewport(800, 600);
    await expect.poll(width).toBe(800);
  },
);

claim(
  'The padding is part of the width: 16px on each side, 24px from `sm` up. `disableGutters` removes it.',
  async () => {
    await render(<Container>Page</Container>);
    expect(padding()).toBe('24px');
    await page.viewport(500, 600);
    await expect.poll(padding).toBe('16px');
    expect(getComputedStyle(root()).boxSizing).toBe('border-box');
  },
);

claim(
  'With `fixed`, the width jumps from breakpoint to breakpoint instead of following the window, and `maxWidth` is still the limit.',
  async () => {
    await render(<FixedPage />);
    await page.viewport(1700, 600);
    await expect.poll(width).toBe(1200);
    await page.viewport(1000, 600);
    await expect.poll(width).toBe(900);
    await page.viewport(950, 600);
    await expect.poll(width).toBe(900);
    await page.viewport(850, 600);
    await expect.poll(width).toBe(600);
  },
);

claim(
  'Without these breakpoints, the padding stays 16px, and the container has no limit until you set `maxWidth`.',
  async () => {
    const options: object = { breakpoints: { values: { phone: 0, tablet: 640, desk: 1080 } } };
    await render(
      <ThemeProvider theme={createTheme(options)}>
        <Container>Page</Container>
      </ThemeProvider>,
    );
    expect(padding()).toBe('16px');
    expect(getComputedStyle(root()).maxWidth).toBe('none');
  },
);

claim('MUI System reads `theme.components` too.', async () => {
  const theme = createTheme({
    components: { MuiContainer: { defaultProps: { maxWidth: 'md', disableGutters: true } } },
  });
  await render(
    <ThemeProvider theme={theme}>
      <Container>Page</Container>
    </ThemeProvider>,
  );
  expect(width()).toBe(900);
  expect(padding()).toBe('0px');
});

claim('The key in the theme is still `MuiContainer`', async () => {
  const Own = createContainer({ componentName: 'OrchardContainer' });
  const theme = createTheme({
    components: {
      MuiContainer: { defaultProps: { disableGutters: true } },
      OrchardContainer: { defaultProps: { maxWidth: 'sm' } },
    },
  });
  await render(
    <ThemeProvider theme={theme}>
      <Own>Page</Own>
    </ThemeProvider>,
  );
  expect(root().className).toContain('OrchardContainer-root');
  expect(padding()).toBe('0px');
  expect(getComputedStyle(root()).maxWidth).toBe('1200px');
});

claim("These are two and three steps of the theme's spacing.", async () => {
  await render(
    <ThemeProvider theme={createTheme({ spacing: 10 })}>
      <Container>Page</Container>
    </ThemeProvider>,
  );
  expect(padding()).toBe('30px');
  await page.viewport(500, 600);
  await expect.poll(padding).toBe('20px');
});
