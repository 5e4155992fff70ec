import Box from '@mui/material/Box';
import { createTheme, styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent } from '#claims';
import ConcertCard from './demos/concert-card.tsx';
import Exhibitions from './demos/exhibitions.tsx';
import SideNavigation from './demos/side-navigation.tsx';

const tops = () =>
  new Set(
    [...document.querySelectorAll('.MuiCard-root')].map((it) => it.getBoundingClientRect().top),
  ).size;

claim(
  'The cards go from one column to two and three, and the space around them grows.',
  async () => {
    await page.viewport(500, 800);
    await show(<Exhibitions />);
    await expect.poll(tops).toBe(3);
    const space = () =>
      getComputedStyle(document.querySelector('.MuiContainer-root') ?? document.body).paddingTop;
    expect(space()).toBe('16px');
    await page.viewport(700, 800);
    await expect.poll(tops).toBe(2);
    await page.viewport(1000, 800);
    await expect.poll(tops).toBe(1);
    expect(space()).toBe('32px');
  },
);

claim('A value applies from its breakpoint up to the next one you set.', async () => {
  await show(<Box sx={{ width: { xs: 10, sm: 20, lg: 30 } }} data-testid="box" />);
  const width = () => getComputedStyle(page.getByTestId('box').element()).width;
  for (const [viewport, expected] of [
    [599, '10px'],
    [600, '20px'],
    [1199, '20px'],
    [1200, '30px'],
  ] as const) {
    await page.viewport(viewport, 600);
    await expect.poll(width).toBe(expected);
  }
});

claim(
  'The element stays in the DOM, but it takes no space, and screen readers skip it.',
  async () => {
    await page.viewport(500, 800);
    await show(
      <Box component="button" sx={{ display: { xs: 'none', sm: 'inline' } }} data-testid="code">
        Copy
      </Box>,
    );
    expect(page.getByTestId('code').element().getBoundingClientRect().width).toBe(0);
    expect(page.getByRole('button').query()).toBeNull();
    await page.viewport(700, 800);
    await expect.element(page.getByRole('button')).toBeVisible();
  },
);

claim('Drag the slider: from 350 pixels, the text is in one row.', async () => {
  await page.viewport(500, 800);
  await show(<ConcertCard />);
  const direction = () =>
    getComputedStyle(document.querySelector('.MuiPaper-root') ?? document.body).flexDirection;
  expect(direction()).toBe('column');
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(direction).toBe('row');
});

claim("| `@350/hall` | the same, for the container with `containerName: 'hall'` |", async () => {
  await page.viewport(800, 800);
  await show(
    <Box sx={{ containerType: 'inline-size', containerName: 'hall', width: 400 }}>
      <Box sx={{ containerType: 'inline-size', width: 200 }}>
        <Box sx={{ color: { '@350/hall': 'rgb(255, 0, 0)' } }}>Named</Box>
        <Box sx={{ color: { '@': 'rgb(0, 0, 255)', '@350': 'rgb(255, 0, 0)' } }}>Nearest</Box>
      </Box>
    </Box>,
  );
  const color = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  expect(color('Named')).toBe('rgb(255, 0, 0)');
  expect(color('Nearest')).toBe('rgb(0, 0, 255)');
});

claim('The number is always in pixels: `@20rem` has no effect.', async () => {
  await show(
    <Box sx={{ containerType: 'inline-size', width: 400 }}>
      <Box sx={{ color: { '@20rem': 'rgb(255, 0, 0)' } }}>Short</Box>
      <Box sx={{ '@container (min-width: 20rem)': { color: 'rgb(255, 0, 0)' } }}>Written</Box>
    </Box>,
  );
  const color = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  expect(color('Short')).not.toBe('rgb(255, 0, 0)');
  expect(color('Written')).toBe('rgb(255, 0, 0)');
});

claim(
  "It has the same methods as `theme.breakpoints`, and takes the name of a container: `theme.containerQueries('hall').up('sm')`.",
  async () => {
    const theme = createTheme();
    expect(theme.containerQueries('hall').up('sm')).toBe('@container hall (min-width:600px)');
    for (const name of ['up', 'down', 'between', 'only', 'not'] as const)
      expect(theme.containerQueries[name]).toBeTypeOf('function');
    const Inside = styled('p')(({ theme: own }) => ({
      [own.containerQueries.up(300)]: { color: 'rgb(255, 0, 0)' },
    }));
    await show(
      <Box sx={{ containerType: 'inline-size', width: 320 }}>
        <Inside>Inside</Inside>
      </Box>,
    );
    expect(getComputedStyle(page.getByText('Inside').element()).color).toBe('rgb(255, 0, 0)');
  },
);

claim('An element cannot query itself, only a container around it.', async () => {
  await show(
    <Box sx={{ containerType: 'inline-size', width: 400, color: { '@350': 'rgb(255, 0, 0)' } }}>
      Itself
    </Box>,
  );
  expect(getComputedStyle(page.getByText('Itself').element()).color).not.toBe('rgb(255, 0, 0)');
});

claim(
  'This navigation is always visible on wide screens. On narrow ones, it opens over the page.',
  async () => {
    await page.viewport(800, 800);
    await show(<SideNavigation />);
    await expect.element(page.getByRole('navigation', { name: 'School' })).toBeVisible();
    await page.viewport(390, 800);
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.element(page.getByRole('navigation')).toBeVisible();
    await page.getByRole('button', { name: 'Grades' }).click();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  },
);

claim(
  'A server does not know the width of the window, so `useMediaQuery` returns `false` there',
  () => {
    const Asks = () => String(useMediaQuery('(min-width:1px)'));
    expect(renderToString(<Asks />)).toBe('false');
  },
);
