// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePage, openPage, stubSystem } from './settings-page-fixture.browser.ts';

const openSettingsDrawer = vi.fn();
const words: Record<string, string> = {
  'settings.changed': '{name} is {value}',
  'settings.names.dense': 'Density',
  'settings.choices.dense.true': 'tight',
};

beforeEach(() => {
  openPage('<button data-open="settings" data-failed="Try again"></button>');
  stubSystem();
  openSettingsDrawer.mockReset();
  vi.doMock('./settings-drawer.island.tsx', () => ({ openSettingsDrawer }));
});

afterEach(closePage);

async function start(loadWords = () => Promise.resolve((key: string) => words[key] ?? key)) {
  const { startSettingsControls } = await import('./start-settings-controls.browser.ts');
  startSettingsControls(loadWords);
  return import('./settings.browser.ts');
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function said(): string | undefined {
  return document.querySelector('[role="status"]')?.textContent;
}

describe('letters', () => {
  it('change a setting at once and say what it is now', async () => {
    const { getSettings } = await start();
    press('d');
    expect(getSettings().dense).toBe(true);
    await vi.waitFor(() => expect(said()).toBe('Density is tight'));
  });

  it('change a setting without a word when the words do not come', async () => {
    const { getSettings } = await start(() => Promise.reject(new Error('offline')));
    press('t');
    expect(getSettings().codeVariant).toBe('JS');
  });

  it('open the drawer', async () => {
    await start();
    press('s');
    await vi.waitFor(() => expect(openSettingsDrawer).toHaveBeenCalledOnce());
  });

  it('can be turned off', async () => {
    const { changeSettings, getSettings } = await start();
    changeSettings({ shortcuts: false });
    press('d');
    press('s');
    expect(getSettings().dense).toBe(false);
    await Promise.resolve();
    expect(openSettingsDrawer).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'http://localhost:3000/zh/a/'],
    ['zh', 'http://localhost:3000/a/'],
  ])('open the page in the language after %s', async (current, href) => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    document.body.innerHTML = `<nav data-languages>
      <a href="/a/" ${current === 'en' ? 'aria-current="true"' : ''}>English</a>
      <a href="/zh/a/" ${current === 'zh' ? 'aria-current="true"' : ''}>中文</a></nav>`;
    location.hash = '#part';
    await start();
    press('l');
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${href}#part`);
  });
});

describe('the button', () => {
  it('opens the drawer', async () => {
    await start();
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(openSettingsDrawer).toHaveBeenCalledOnce());
  });

  it('says when the drawer cannot be loaded', async () => {
    await start(() => Promise.reject(new Error('offline')));
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(said()).toBe('Try again'));
  });
});
