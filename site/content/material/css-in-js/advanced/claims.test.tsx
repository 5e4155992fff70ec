import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import * as styles from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { renderToString } from 'react-dom/server';
import { prefixer } from 'stylis';
import { claim, expect, page, show } from '#claims';
import OwnPrefix from './demos/own-prefix.tsx';
import ThemeInside from './demos/theme-inside.tsx';

claim('`ThemeProvider` and `useTheme()` come from `@mui/material/styles`:', async () => {
  await show(<ThemeInside />);
  const pass = page.getByRole('link', { name: 'Museum pass' }).element();
  expect(pass.className).toContain('MuiButton-sizeLarge');
  await expect.element(page.getByText('Tablets start at 600 px')).toBeVisible();
});

claim('`withTheme` from `@mui/material/styles` only throws', () => {
  const { withTheme } = styles;
  expect(withTheme).toThrow(/withTheme is no longer exported/);
});

claim('The `key` of the cache replaces the prefix `css`:', async () => {
  await show(<OwnPrefix />);
  const chip = page.getByText('Class prefix: museum').element().parentElement;
  const names = [...(chip?.classList ?? [])];
  expect(names.some((name) => name.startsWith('museum-'))).toBe(true);
  expect(names.some((name) => name.startsWith('css-'))).toBe(false);
});

claim('A key can only contain lowercase letters and hyphens.', () => {
  expect(() => createCache({ key: 'Museum7' })).toThrow(/alphabetical characters/);
  expect(createCache({ key: 'my-museum' }).key).toBe('my-museum');
});

claim(
  '`flip: false` in `withStyles` becomes a comment: `/* @noflip */` before the declaration in a template literal.',
  async () => {
    const Flipped = styles.styled('p')`
      padding-left: 20px;
    `;
    const Kept = styles.styled('p')`
      /* @noflip */
      padding-left: 20px;
    `;
    await show(
      <>
        <Flipped>Flipped</Flipped>
        <Kept>Kept</Kept>
      </>,
      { direction: 'rtl' },
    );
    const right = (text: string) => getComputedStyle(page.getByText(text).element()).paddingRight;
    expect(right('Flipped')).toBe('20px');
    expect(right('Kept')).toBe('0px');
  },
);

claim('The same styles have the same class on the server and in the browser', async () => {
  const First = styles.styled('p')({ paddingTop: 3 });
  const Second = styles.styled('p')({ paddingTop: 3 });
  await show(
    <>
      <First>First</First>
      <Second>Second</Second>
    </>,
  );
  const name = (text: string) => page.getByText(text).element().className;
  expect(name('First')).toBe(name('Second'));
  const hash = name('First').slice(name('First').indexOf('-'));
  expect(hash.length).toBeGreaterThan(4);
  expect(renderToString(<Second>Sent</Second>)).toContain(`css${hash}"`);
});

claim('without it, no vendor prefixes are added', async () => {
  const Fixed = styles.styled('p')({ userSelect: 'none' });
  const rulesWith = async (key: string, stylisPlugins: StylisPlugin[]) => {
    const container = document.createElement('div');
    document.body.append(container);
    const cache = createCache({ key, container, stylisPlugins, speedy: false });
    const screen = await show(
      <CacheProvider value={cache}>
        <Fixed>Text</Fixed>
      </CacheProvider>,
    );
    await screen.unmount();
    return container.textContent;
  };
  expect(await rulesWith('prefixed', [prefixer, rtlPlugin])).toContain('-webkit-user-select:none');
  const bare = await rulesWith('bare', [rtlPlugin]);
  expect(bare).toContain('user-select:none');
  expect(bare).not.toContain('-webkit-');
});
