// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from './display-settings.ts';
import {
  blockSiteData,
  closePage,
  openPage,
  stubCookies,
  stubSystem,
} from './settings-page.fixture.ts';
import { storageKeys } from './storage-keys.ts';

beforeEach(() => {
  openPage();
  stubSystem();
});

afterEach(closePage);

function load() {
  return import('./settings.browser.ts');
}

describe('the settings a page starts with', () => {
  it('are the defaults for a new reader', async () => {
    expect((await load()).getSettings()).toEqual(defaultSettings);
  });

  it.each([
    ['rtl', null, 'rtl'],
    ['rtl', 'ltr', 'ltr'],
    ['ltr', null, 'ltr'],
    ['sideways', null, 'ltr'],
  ])(
    'let the text of a language that runs %s run, with %s chosen, %s',
    async (own, kept, shown) => {
      document.documentElement.dataset['languageDir'] = own;
      if (kept) localStorage.setItem('docs-direction', kept);
      expect((await load()).getSettings().direction).toBe(shown);
    },
  );

  it('come from storage and cookies', async () => {
    localStorage.setItem('docs-mode', 'dark');
    localStorage.setItem('docs-color-scheme-dark', 'light');
    localStorage.setItem('docs-direction', 'rtl');
    localStorage.setItem('docs-dense', 'true');
    localStorage.setItem('docs-text-size', 'larger');
    localStorage.setItem('docs-shortcuts', 'true');
    document.cookie = 'codeVariant=JS';
    document.cookie = 'codeStyling=Tailwind';
    expect((await load()).getSettings()).toEqual({
      ...defaultSettings,
      colorMode: 'dark',
      paletteMode: 'dark',
      darkColorScheme: 'light',
      direction: 'rtl',
      dense: true,
      textSize: 'larger',
      shortcuts: true,
      codeVariant: 'JS',
      codeStyling: 'tailwind',
    });
  });

  it('ignore impossible values', async () => {
    for (const key of Object.values(storageKeys)) localStorage.setItem(key, 'auto');
    document.cookie = 'codeVariant=FOO';
    document.cookie = 'codeStyling=Sass';
    expect((await load()).getSettings()).toEqual(defaultSettings);
  });

  it.each([
    ['#A.js', 'TS', 'JS'],
    ['#A.tsx', 'JS', 'TS'],
    ['#section', 'JS', 'JS'],
    ['', '', 'TS'],
    ['', 'FOO', 'TS'],
  ])('with the address %j and the cookie %j show %s', async (hash, cookie, variant) => {
    location.hash = hash;
    document.cookie = `codeVariant=${cookie}`;
    expect((await load()).getSettings().codeVariant).toBe(variant);
  });

  it('let the address beat the cookie for the styling too', async () => {
    location.hash = '#css-A.tsx';
    document.cookie = 'codeStyling=Tailwind';
    expect((await load()).getSettings().codeStyling).toBe('css');
  });

  it('follow a dark system', async () => {
    stubSystem(true);
    expect((await load()).getSettings().paletteMode).toBe('dark');
  });
});

describe('changeSettings', () => {
  it('keeps each choice where the next page finds it', async () => {
    const { changeSettings } = await load();
    changeSettings({ colorMode: 'dark', direction: 'rtl', dense: true, codeStyling: 'system' });
    changeSettings({ codeStyling: 'css', codeVariant: 'JS' });
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'docs-mode': 'dark',
      'docs-direction': 'rtl',
      'docs-dense': 'true',
    });
    expect(document.cookie).toBe('codeVariant=JS; codeStyling=CSS');
  });

  it('keeps cookies for a year on the whole site', async () => {
    const writes = stubCookies();
    (await load()).changeSettings({ codeStyling: 'tailwind' });
    expect(writes).toEqual(['codeStyling=Tailwind;path=/;max-age=31536000;samesite=lax']);
  });

  it('works out the palette', async () => {
    const { changeSettings, getSettings } = await load();
    changeSettings({ colorMode: 'dark' });
    expect(getSettings().paletteMode).toBe('dark');
    changeSettings({ colorMode: 'system' });
    expect(getSettings().paletteMode).toBe('light');
  });

  it('neither tells nor stores what is so already', async () => {
    const { changeSettings, subscribeSettings } = await load();
    const listener = vi.fn();
    subscribeSettings(listener);
    changeSettings({ colorMode: 'system', dense: false });
    expect(listener).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('works for the visit when nothing can be stored', async () => {
    blockSiteData();
    const { changeSettings, getSettings } = await load();
    changeSettings({ dense: true, codeVariant: 'JS' });
    expect(getSettings()).toMatchObject({ dense: true, codeVariant: 'JS' });
  });
});

describe('resetSettings', () => {
  it('goes back to the defaults and forgets', async () => {
    const { changeSettings, getSettings, resetSettings } = await load();
    changeSettings({ colorMode: 'dark', dense: true, codeVariant: 'JS', shortcuts: true });
    resetSettings();
    expect(getSettings()).toEqual(defaultSettings);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('codeVariant=TS; codeStyling=MUI System');
  });
});

describe('resetSettings of a page that runs from right to left', () => {
  it('gives it its direction back', async () => {
    document.documentElement.dataset['languageDir'] = 'rtl';
    const { changeSettings, getSettings, resetSettings } = await load();
    changeSettings({ direction: 'ltr' });
    resetSettings();
    expect(getSettings().direction).toBe('rtl');
  });
});

describe('keepLinkedSettings', () => {
  it('keeps what a link to the source of a demo asked for', async () => {
    location.hash = '#tailwind-Demo.js';
    (await load()).keepLinkedSettings();
    expect(document.cookie).toBe('codeVariant=JS; codeStyling=Tailwind');
  });

  it('writes nothing for other addresses', async () => {
    location.hash = '#section';
    (await load()).keepLinkedSettings();
    expect(document.cookie).toBe('');
  });
});
