import * as material from '@mui/material';
import * as system from '@mui/system';
import { memo, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, vi } from '#claims';
import TwoThemes from './demos/two-themes.tsx';
import TwoWays from './demos/two-ways.tsx';
import WardOverview from './demos/ward-overview.tsx';

const { createTheme, styled, ThemeProvider, useMediaQuery } = system;

claim(
  '`Box`, `Container`, `Grid`, `Stack`, `styled`, `createTheme`, `ThemeProvider`, `useTheme` and `useMediaQuery` are in both packages.',
  () => {
    const names =
      'Box Container Grid Stack styled createTheme ThemeProvider useTheme useMediaQuery'.split(' ');
    for (const name of names) {
      expect(Object.keys(material)).toContain(name);
      expect(Object.keys(system)).toContain(name);
    }
  },
);

claim(
  'The functions for building your own system, such as `createBox`, `createStyled` and `compose`, are only in `@mui/system`.',
  () => {
    for (const name of ['createBox', 'createStyled', 'compose']) {
      expect(Object.keys(system)).toContain(name);
      expect(Object.keys(material)).not.toContain(name);
    }
  },
);

claim(
  'The two packages differ in their default theme, which applies when you do not set one.',
  () => {
    const own = createTheme();
    const full = material.createTheme();
    // The rows of the table.
    expect(own.spacing(2)).toBe(full.spacing(2));
    expect(own.breakpoints.values).toEqual(full.breakpoints.values);
    expect(own.shape).toEqual(full.shape);
    expect(own.palette).toEqual({ mode: 'light' });
    for (const name of ['typography', 'shadows', 'zIndex']) {
      expect(Object.keys(own)).not.toContain(name);
      expect(Object.keys(full)).toContain(name);
    }
  },
);

claim(
  'You can create a theme without Material UI, with your own names in the palette:',
  async () => {
    const clinic = createTheme({
      spacing: 6,
      shape: { borderRadius: 10 },
      palette: { brand: { main: '#0b6e4f', contrastText: '#ffffff' } },
    });
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(
      <ThemeProvider theme={clinic}>
        <system.Box
          sx={{ p: 2, borderRadius: 1, bgcolor: 'brand.main', color: 'brand.contrastText' }}
        >
          Admissions
        </system.Box>
      </ThemeProvider>,
    );
    await expect.poll(() => host.textContent).toBe('Admissions');
    const { padding, borderRadius, backgroundColor, color } = getComputedStyle(
      page.getByText('Admissions').element(),
    );
    expect([padding, borderRadius]).toEqual(['12px', '10px']);
    expect([backgroundColor, color]).toEqual(['rgb(11, 110, 79)', 'rgb(255, 255, 255)']);
    root.unmount();
    host.remove();
  },
);

claim('All of them accept `sx`, and `component` to change the element they render.', async () => {
  const { Box, Container, Grid, Stack } = system;
  const props = { component: 'section', sx: { opacity: 0.5 }, 'data-testid': 'layout' } as const;
  for (const layout of [
    <Box key="box" {...props} />,
    <Container key="container" {...props} />,
    <Grid key="grid" {...props} />,
    <Stack key="stack" {...props} />,
  ]) {
    const { unmount } = await show(layout);
    const section = page.getByTestId('layout').element();
    expect([section.tagName, getComputedStyle(section).opacity]).toEqual(['SECTION', '0.5']);
    await unmount();
  }
});

claim(
  'A `Box` from `@mui/system` without a provider does not know `primary.main`, and writes it into the CSS as it is.',
  async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(<system.Box sx={{ bgcolor: 'primary.main' }}>Plain</system.Box>);
    await expect.poll(() => host.textContent).toBe('Plain');
    const box = host.firstElementChild;
    expect(box && getComputedStyle(box).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const written = [...document.querySelectorAll('style')].map((tag) => tag.textContent).join('');
    expect(written + rules.map((rule) => rule.cssText).join('')).toContain(
      'background-color:primary.main',
    );
    root.unmount();
    host.remove();
  },
);

claim('choose the other theme, and its padding and its corners change', async () => {
  await show(<TwoThemes />);
  const card = () => {
    const box = page.getByText('Invoice 2041').element().parentElement;
    const { padding, borderRadius } = getComputedStyle(box ?? document.body);
    return [padding, borderRadius];
  };
  await expect.poll(card).toEqual(['8px', '4px']);
  await page.getByRole('button', { name: 'Roomy' }).click();
  await expect.poll(card).toEqual(['24px', '16px']);
});

claim('There are two ways to write styles, and both read the theme.', async () => {
  const theme = material.createTheme({
    spacing: 20,
    typography: { body2: { fontSize: 30 } },
  });
  await show(
    <material.ThemeProvider theme={theme}>
      <TwoWays />
    </material.ThemeProvider>,
  );
  for (const name of ['Build 418, sx', 'Build 419, styled']) {
    const style = () => getComputedStyle(page.getByText(name).element());
    await expect.poll(() => style().padding).toBe('10px 30px');
    expect(style().fontSize).toBe('30px');
  }
});

claim(
  'This overview uses three of them: a `Stack` of rows, each a `Box`, beside a `Grid` of numbers.',
  async () => {
    await show(<WardOverview />);
    for (const name of ['Stack', 'Box', 'Grid']) {
      await expect.poll(() => document.querySelector(`.Mui${name}-root`)).not.toBeNull();
    }
  },
);

claim(
  '`useMediaQuery` returns `false` there and while React hydrates the HTML, then the real value.',
  async () => {
    const values: boolean[] = [];
    function Wide() {
      const wide = useMediaQuery('(min-width: 1px)');
      values.push(wide);
      return <p>{wide ? 'wide' : 'narrow'}</p>;
    }
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<Wide />);
    expect(host.textContent).toBe('narrow');
    values.length = 0;
    const root = hydrateRoot(host, <Wide />);
    await expect.poll(() => host.textContent).toBe('wide');
    expect(values).toEqual([false, true]);
    root.unmount();
    host.remove();
  },
);

claim('Set `defaultMatches` to start with `true`.', () => {
  function Wide() {
    return useMediaQuery('(min-width: 1px)', { defaultMatches: true }) ? 'wide' : 'narrow';
  }
  expect(renderToString(<Wide />)).toBe('wide');
});

claim(
  'An application that renders only in the browser has the real value on the first render.',
  async () => {
    const values: boolean[] = [];
    function Wide() {
      values.push(useMediaQuery('(min-width: 1px)'));
      return null;
    }
    const host = document.createElement('div');
    const root = createRoot(host);
    root.render(<Wide />);
    await expect.poll(() => values).toEqual([true]);
    root.unmount();
  },
);

claim(
  'With a new object on each render, every styled component below the provider renders again.',
  async () => {
    const read = vi.fn(() => ({ color: 'red' }));
    const Label = styled('span')(read);
    const Page = memo(function Page() {
      return <Label>Admissions</Label>;
    });
    const same = createTheme();
    function App({ fresh }: { fresh: boolean }) {
      const [count, render] = useState(0);
      return (
        <ThemeProvider theme={fresh ? createTheme() : same}>
          <Page />
          <button type="button" onClick={() => render(count + 1)}>
            Render {count}
          </button>
        </ThemeProvider>
      );
    }
    const callsPerRender = async (fresh: boolean) => {
      const screen = await show(<App fresh={fresh} />);
      const before = read.mock.calls.length;
      await page.getByRole('button').click();
      await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible();
      await screen.unmount();
      return read.mock.calls.length - before;
    };
    expect(await callsPerRender(false)).toBe(0);
    expect(await callsPerRender(true)).toBeGreaterThan(0);
  },
);

claim(
  'Unlike `sx` and `styled()`, the hook has no default theme, and the function gets `null`.',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const hooks: ((query: (theme: unknown) => string) => boolean)[] = [
      useMediaQuery,
      material.useMediaQuery,
    ];
    for (const hook of hooks) {
      const got: unknown[] = [];
      function Wide() {
        hook((theme: unknown) => {
          got.push(theme);
          return '(min-width: 1px)';
        });
        return null;
      }
      renderToString(<Wide />);
      renderToString(
        <ThemeProvider theme={createTheme()}>
          <Wide />
        </ThemeProvider>,
      );
      expect(got[0]).toBeNull();
      expect(got[1]).toHaveProperty('breakpoints');
    }
    error.mockRestore();
  },
);
