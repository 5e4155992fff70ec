// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePage, openPage, stubSystem } from './settings-page.fixture.ts';

beforeEach(() => {
  openPage();
  stubSystem();
});

afterEach(closePage);

async function load() {
  const { setColorScheme } = await import('./set-color-scheme.browser.ts');
  const { changeSettings, getSettings } = await import('./settings.browser.ts');
  function schemes(): string[] {
    const { lightColorScheme, darkColorScheme } = getSettings();
    return [lightColorScheme, darkColorScheme];
  }
  return { setColorScheme, changeSettings, schemes };
}

it('chooses the scheme of the mode that is shown', async () => {
  const { setColorScheme, changeSettings, schemes } = await load();
  setColorScheme('dark');
  expect(schemes()).toEqual(['dark', 'dark']);
  changeSettings({ colorMode: 'dark' });
  setColorScheme('light');
  expect(schemes()).toEqual(['dark', 'light']);
  expect(localStorage.getItem('docs-color-scheme-light')).toBe('dark');
  expect(localStorage.getItem('docs-color-scheme-dark')).toBe('light');
});

it('chooses each scheme on its own, and null resets', async () => {
  const { setColorScheme, schemes } = await load();
  setColorScheme({ light: 'dark', dark: 'light' });
  expect(schemes()).toEqual(['dark', 'light']);
  setColorScheme({ light: null });
  expect(schemes()).toEqual(['light', 'light']);
  setColorScheme({ light: 'dark' });
  setColorScheme(null);
  expect(schemes()).toEqual(['light', 'dark']);
});

it.each([['dim'], ['ligh'], ['light,dark'], [{ light: 'dim' }], [{ dark: '' }]])(
  'reports %j, which the theme does not have, and changes nothing',
  async (choice) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { setColorScheme, schemes } = await load();
    setColorScheme(choice);
    const name = typeof choice === 'string' ? choice : Object.values(choice)[0];
    expect(error).toHaveBeenCalledExactlyOnceWith(
      `\`${name ?? ''}\` does not exist in \`theme.colorSchemes\`.`,
    );
    expect(schemes()).toEqual(['light', 'dark']);
  },
);
