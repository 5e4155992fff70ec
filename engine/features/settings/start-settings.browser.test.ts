// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closePage,
  openPage,
  stubSystem,
  writeFromOtherTab,
  type FakeSystem,
} from './settings-page.fixture.ts';
import { storageKeys, storedNames } from './storage-keys.ts';

const root = document.documentElement;
let system: FakeSystem;

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111">';
  system = stubSystem();
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
});

async function start() {
  const { refreshSettings, startSettings } = await import('./start-settings.browser.ts');
  startSettings();
  refreshSettings();
  return import('./settings.browser.ts');
}

function shown(): Record<string, string> {
  return Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
}

function themeColors(): string[] {
  return [...document.querySelectorAll('meta')].map((meta) => meta.content);
}

describe('a page', () => {
  it('shows a change on the root, the body and in the color of the browser', async () => {
    const { changeSettings } = await start();
    expect([document.body.className, themeColors()]).toEqual(['mode-light', ['#fff', '#fff']]);
    changeSettings({ colorMode: 'dark', direction: 'rtl', dense: true });
    vi.runAllTimers();
    expect(shown()).toEqual({
      dir: 'rtl',
      'data-mode': 'dark',
      'data-mui-color-scheme': 'dark',
      'data-density': 'dense',
    });
    expect([document.body.className, themeColors()]).toEqual(['mode-dark', ['#111', '#111']]);
    changeSettings({ colorMode: 'system', direction: 'ltr', dense: false });
    vi.runAllTimers();
    expect(shown()).toEqual({
      dir: 'ltr',
      'data-mode': 'system',
      'data-mui-color-scheme': 'light',
    });
    expect([document.body.className, themeColors()]).toEqual(['mode-light', ['#fff', '#fff']]);
  });

  it('holds transitions for a millisecond of a change, and only then', async () => {
    const { changeSettings } = await start();
    vi.runAllTimers();
    changeSettings({ colorMode: 'dark' });
    expect(root.dataset).toHaveProperty('switching');
    vi.advanceTimersByTime(1);
    expect(root.dataset).not.toHaveProperty('switching');
    changeSettings({ shortcuts: true });
    expect(root.dataset).not.toHaveProperty('switching');
  });

  it('follows the system live, in the system mode only', async () => {
    const { changeSettings, getSettings } = await start();
    system.setDark(true);
    expect([getSettings().paletteMode, root.dataset['muiColorScheme']]).toEqual(['dark', 'dark']);
    changeSettings({ colorMode: 'dark' });
    system.setDark(false);
    expect(root.dataset['muiColorScheme']).toBe('dark');
  });

  it('goes through the modes by its buttons and names them', async () => {
    document.body.innerHTML =
      '<button data-cycle-mode data-system="S" data-light="L" data-dark="D"><span class="tip"></span></button>';
    const { getSettings } = await start();
    const button = document.querySelector('button');
    const seen = [button?.ariaLabel];
    for (let press = 0; press < 3; press += 1) {
      button?.click();
      seen.push(button?.ariaLabel);
    }
    expect(seen).toEqual(['S', 'L', 'D', 'S']);
    expect([button?.textContent, getSettings().colorMode]).toEqual(['S', 'system']);
  });
});

describe('other tabs', () => {
  it.each([
    ['docs-mode', 'dark', { colorMode: 'dark', paletteMode: 'dark' }],
    ['docs-color-scheme-light', 'dark', { lightColorScheme: 'dark' }],
    ['docs-direction', 'rtl', { direction: 'rtl' }],
    ['docs-dense', 'true', { dense: true }],
    ['docs-text-size', 'large', { textSize: 'large' }],
  ])('change this one by writing %s', async (key, value, settings) => {
    const { getSettings } = await start();
    writeFromOtherTab(key, value);
    expect(getSettings()).toMatchObject(settings);
  });

  it.each(['auto', '', 'DARK', '"dark"'])('cannot bring in %j', async (value) => {
    const { changeSettings, getSettings } = await start();
    changeSettings({ colorMode: 'dark' });
    const before = getSettings();
    for (const name of storedNames) writeFromOtherTab(storageKeys[name], value);
    writeFromOtherTab('other', 'dark');
    expect(getSettings()).toBe(before);
  });

  it('reset a setting by removing it, and all by clearing', async () => {
    const { changeSettings, getSettings } = await start();
    changeSettings({ colorMode: 'dark', dense: true });
    writeFromOtherTab('docs-mode', null);
    expect(getSettings()).toMatchObject({ colorMode: 'system', dense: true });
    localStorage.clear();
    writeFromOtherTab(null, null);
    expect(getSettings()).toMatchObject({ colorMode: 'system', dense: false });
  });

  it('F17 are never answered with a write, however often they change', async () => {
    const { subscribeSettings } = await start();
    const write = vi.spyOn(localStorage, 'setItem');
    const listener = vi.fn();
    subscribeSettings(listener);
    for (let round = 0; round < 500; round += 1) {
      writeFromOtherTab('docs-mode', 'dark');
      writeFromOtherTab('docs-mode', 'dark');
      writeFromOtherTab('docs-mode', 'light');
    }
    expect(listener).toHaveBeenCalledTimes(1000);
    expect(write).not.toHaveBeenCalled();
  });

  it('tell of cookies through a channel', async () => {
    const { getSettings } = await start();
    const channel = new BroadcastChannel('docs-settings');
    channel.postMessage({ codeVariant: 'JS', codeStyling: 'css', dense: 'true' });
    await vi.waitFor(() => expect(getSettings().codeVariant).toBe('JS'));
    expect(getSettings()).toMatchObject({ codeStyling: 'css', dense: false });
    channel.close();
  });
});

describe('a page that comes back from the cache of the browser', () => {
  it('reads what was chosen meanwhile', async () => {
    const { getSettings } = await start();
    localStorage.setItem('docs-dense', 'true');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(getSettings().dense).toBe(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(getSettings().dense).toBe(true);
  });
});
