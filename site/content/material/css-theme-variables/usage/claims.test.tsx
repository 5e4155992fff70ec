import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, vi } from '#claims';
import LocalOverride from './demos/local-override.tsx';
import Notice from './demos/notice.tsx';
import Opacity from './demos/opacity.tsx';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

claim("`color: 'primary.main'`, `p: 2`: resolved to variables for you", async () => {
  await show(
    <Box
      data-testid="box"
      sx={{
        '--mui-palette-primary-main': 'rgb(1, 2, 3)',
        '--mui-spacing': '5px',
        color: 'primary.main',
        p: 2,
      }}
    />,
  );
  const style = getComputedStyle(page.getByTestId('box').element());
  expect(style.color).toBe('rgb(1, 2, 3)');
  expect(style.paddingTop).toBe('10px');
});

claim(
  '`theme.vars` has the structure of the theme, with references to the variables.',
  async () => {
    const { container } = await show(<Notice />);
    const notice = container.querySelector('p') ?? document.body;
    expect(getComputedStyle(notice).paddingTop).toBe('16px');
    expect(theme.vars?.palette.text.secondary).toContain('var(--mui-palette-text-secondary');
    expect(theme.vars?.zIndex.modal).toContain('var(--mui-zIndex-modal');
    expect(theme.vars?.font.body1).toContain('var(--mui-font-body1');
  },
);

claim('returns the reference with the right prefix', () => {
  const shop = createTheme({ cssVariables: { cssVarPrefix: 'shop' } });
  // The type has the function only when the types enable CSS variables.
  const getCssVar = 'getCssVar' in shop && shop.getCssVar;
  expect(typeof getCssVar === 'function' && getCssVar('palette-primary-main')).toBe(
    'var(--shop-palette-primary-main)',
  );
});

claim(
  'Every color with `main`, `light`, `dark` or `contrastText` has a channel for each of them.',
  async () => {
    const { palette } = theme.vars ?? {};
    expect(palette?.error.mainChannel).toContain('error-mainChannel');
    expect(palette?.error.contrastTextChannel).toContain('contrastTextChannel');
    expect(palette?.dividerChannel).toContain('dividerChannel');
    expect(palette?.action.selectedChannel).toContain('selectedChannel');
    await show(<Opacity />);
    const tile = page.getByText('Opacity 0.16').element();
    expect(getComputedStyle(tile).backgroundColor).toContain('0.16');
  },
);

claim('with a comma is invalid, and the browser ignores it.', async () => {
  await show(
    <p style={{ backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel), 0.2)' }}>Comma</p>,
  );
  expect(getComputedStyle(page.getByText('Comma').element()).backgroundColor).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

function Mode() {
  const { mode, setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>{mode}</button>;
}

claim('`mode` is `undefined` on the server and in the first render in the browser.', async () => {
  const modes: (string | undefined)[] = [];
  function Reads() {
    const { mode } = useColorScheme();
    modes.push(mode);
    return <p>mode: {mode}</p>;
  }
  const tree = (defaultMode?: 'dark') => (
    <ThemeProvider
      theme={theme}
      storageManager={null}
      {...(defaultMode && { defaultMode })}
      {...{ disableNestedContext: true, colorSchemeNode: document.createElement('div') }}
    >
      <Reads />
    </ThemeProvider>
  );
  renderToString(tree());
  expect(modes.splice(0)).toEqual([undefined]);
  const screen = await show(tree());
  await expect.element(page.getByText('mode: system')).toBeVisible();
  expect(modes[0]).toBeUndefined();
  await screen.unmount();
  await show(tree('dark'));
  await expect.element(page.getByText('mode: dark')).toBeVisible();
});

claim(
  "With the default selector `'media'`, `setMode` has no effect on the colors, and prints an error to the console during development.",
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const media = createTheme({
      cssVariables: { cssVarPrefix: 'media', rootSelector: '.media' },
      colorSchemes: { light: true, dark: true },
    });
    const { container } = await show(
      <ThemeProvider theme={media} {...{ disableNestedContext: true }} defaultMode="light">
        <div className="media">
          <Mode />
        </div>
      </ThemeProvider>,
    );
    const color = () =>
      getComputedStyle(container.querySelector('.media') ?? document.body).getPropertyValue(
        '--media-palette-primary-main',
      );
    const before = color();
    expect(before).toBe('#1976d2');
    await page.getByRole('button').click();
    expect(color()).toBe(before);
    expect(error.mock.calls.flat().join(' ')).toContain('has no effect');
  },
);

claim('It uses the selector of the theme, so it needs no JavaScript when the mode changes.', () => {
  expect(Object.keys(theme.applyStyles('dark', { color: 'red' }))[0]).toMatch(/\.dark/);
});

claim('A variable set on an element applies to everything inside it.', async () => {
  await show(<LocalOverride />);
  const button = page.getByRole('button', { name: 'Add a cup' }).element();
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(178, 60, 23)');
  expect(getComputedStyle(button).borderTopLeftRadius).toBe('16px');
});

claim('`theme.vars` is optional in the types, because a theme can exist without it.', () => {
  expect(createTheme().vars).toBeUndefined();
});
