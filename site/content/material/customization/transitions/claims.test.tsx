import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { claim, expect, page, show } from '#claims';
import EasingRace from './demos/easing-race.tsx';
import HoverTile from './demos/hover-tile.tsx';

const { transitions } = createTheme();

function OpensDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open the drawer</button>
      <Drawer open={open}>Places</Drawer>
    </>
  );
}

claim(
  '`theme.transitions.create()` returns a value for the CSS property `transition`, with a duration and an easing curve from the theme.',
  async () => {
    expect(transitions.create('opacity')).toBe('opacity 300ms cubic-bezier(0.4, 0, 0.2, 1) 0ms');
    await show(<HoverTile />);
    const style = getComputedStyle(page.getByRole('link').element());
    expect(style.transitionProperty).toBe('background-color, transform');
    expect(style.transitionDuration).toBe('0.3s, 0.3s');
  },
);

claim(
  "`theme.transitions.create(['opacity', 'transform'], { delay: 100 })` applies the same timing to both properties:",
  () => {
    expect(transitions.create(['opacity', 'transform'], { delay: 100 })).toBe(
      'opacity 300ms cubic-bezier(0.4, 0, 0.2, 1) 100ms,transform 300ms cubic-bezier(0.4, 0, 0.2, 1) 100ms',
    );
    expect(transitions.create('color', { duration: '0.2s' })).toContain('color 0.2s');
  },
);

claim(
  '`theme.transitions.getAutoHeightDuration(height)` returns a duration that grows with the height of an element.',
  () => {
    const [low, high] = [40, 400].map(transitions.getAutoHeightDuration);
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low ?? 0);
  },
);

claim('Values that you leave out keep their defaults.', () => {
  const theme = createTheme({ transitions: { duration: { enteringScreen: 120 } } });
  expect(theme.transitions.duration).toMatchObject({ enteringScreen: 120, leavingScreen: 195 });
  expect(theme.transitions.easing).toEqual(transitions.easing);
});

claim(
  'use `enteringScreen` and `leavingScreen` unless you set `transitionDuration` or `timeout` on them.',
  async () => {
    const theme = createTheme({ transitions: { duration: { enteringScreen: 4321 } } });
    await show(
      <ThemeProvider theme={theme}>
        <Fade in appear>
          <div>By theme</div>
        </Fade>
        <Fade in appear timeout={1234}>
          <div>By prop</div>
        </Fade>
        <Dialog open />
        <OpensDrawer />
        <Snackbar open message="Saved" />
      </ThemeProvider>,
    );
    const duration = (text: string) => {
      const element = page.getByText(text).element();
      return getComputedStyle(element).transitionDuration;
    };
    expect(duration('By theme')).toBe('4.321s');
    expect(duration('By prop')).toBe('1.234s');
    // A drawer that is open from the start does not move.
    const drawerButton = page.getByText('Open the drawer').element();
    if (drawerButton instanceof HTMLElement) drawerButton.click();
    await expect.poll(() => document.querySelector('.MuiDrawer-paper')).not.toBeNull();
    const entering = ['.MuiDialog-container', '.MuiDrawer-paper', '.MuiSnackbarContent-root'];
    for (const selector of entering) {
      const element = document.querySelector(selector);
      expect(element && getComputedStyle(element).transitionDuration).toContain('4.321s');
    }
  },
);

claim(
  'Menus and popovers calculate their duration from their height with `getAutoHeightDuration`, which you can replace in the theme too.',
  async () => {
    const theme = createTheme({ transitions: { getAutoHeightDuration: () => 4321 } });
    await show(
      <ThemeProvider theme={theme}>
        <Popover open anchorReference="none">
          <p>Opening hours</p>
        </Popover>
      </ThemeProvider>,
    );
    const paper = page.getByText('Opening hours').element().parentElement;
    expect(paper && getComputedStyle(paper).transitionDuration).toContain('4.321s');
  },
);

claim('Every call of `create` returns `none`, including those in your own code.', async () => {
  const theme = createTheme({ transitions: { create: () => 'none' } });
  await show(
    <ThemeProvider theme={theme}>
      <Box sx={{ transition: (current) => current.transitions.create('opacity') }}>Still</Box>
    </ThemeProvider>,
  );
  const { transitionDuration } = getComputedStyle(page.getByText('Still').element());
  expect(transitionDuration).toBe('0s');
});

claim(
  'Your own elements then move with the same timing as the components around them.',
  async () => {
    await show(<EasingRace />);
    await page.getByRole('button', { name: 'Move' }).click();
    await expect.element(page.getByRole('button', { name: 'Move back' })).toBeVisible();
    const left = () => page.getByText('sharp').element().getBoundingClientRect().left;
    await expect.poll(left).toBeGreaterThan(200);
    const style = getComputedStyle(page.getByText('sharp').element());
    expect(style.transitionTimingFunction).toBe('cubic-bezier(0.4, 0, 0.6, 1)');
  },
);

claim(
  'its default `timeout` is always 300 milliseconds, so change it in `defaultProps`',
  async () => {
    const duration = { standard: 4321 };
    const duringEntry = async (theme: Theme, text: string) => {
      await show(
        <ThemeProvider theme={theme}>
          <Collapse in appear>
            {text}
          </Collapse>
        </ThemeProvider>,
      );
      const root = page.getByText(text).element().closest('.MuiCollapse-root');
      return root instanceof HTMLElement ? root.style.transitionDuration : undefined;
    };
    const slow = createTheme({ transitions: { duration } });
    expect(await duringEntry(slow, 'Slow theme')).toBe('300ms');
    const set = createTheme({
      transitions: { duration },
      components: { MuiCollapse: { defaultProps: { timeout: 1234 } } },
    });
    expect(await duringEntry(set, 'Default prop')).toBe('1234ms');
  },
);

claim('Progress indicators and skeletons use CSS animations, so they keep moving.', async () => {
  const theme = createTheme({ transitions: { create: () => 'none' } });
  await show(
    <ThemeProvider theme={theme}>
      <Skeleton data-testid="row" />
    </ThemeProvider>,
  );
  const { animationName } = getComputedStyle(page.getByTestId('row').element());
  expect(animationName).toMatch(/^animation-/);
});
