// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePage, openPage, stubSystem } from './settings-page.fixture.ts';

const openSettingsDrawer = vi.fn();
const openShortcutsSheet = vi.fn();
const openVersionsDrawer = vi.fn();
const loadLines = vi.fn();
const tellChange = vi.fn();
const words: Record<string, string> = {
  'settings.changed': '{name} is {value}',
  'settings.names.dense': 'Density',
  'settings.choices.dense.true': 'tight',
};

beforeEach(() => {
  openPage('<button data-open="settings" data-failed="Try again"></button>');
  stubSystem();
  openSettingsDrawer.mockReset();
  openShortcutsSheet.mockReset();
  openVersionsDrawer.mockReset();
  loadLines.mockReset();
  tellChange.mockReset();
  vi.doMock('./settings-drawer.island.tsx', () => ({ openSettingsDrawer }));
  vi.doMock('./shortcuts-sheet.island.tsx', () => ({ openShortcutsSheet }));
  vi.doMock('./versions-drawer.island.tsx', () => ({ openVersionsDrawer }));
  vi.doMock('../my-version/load-lines.browser.ts', () => ({ loadLines }));
});

afterEach(closePage);

async function start(loadWords = () => Promise.resolve((key: string) => words[key] ?? key)) {
  const { answerSettings } = await import('./answer-settings.browser.ts');
  for (const type of ['click', 'keydown']) {
    document.addEventListener(type, (event) => answerSettings(event, { loadWords, tellChange }));
  }
  return import('./settings.browser.ts');
}

/** Starts with the letters switched on. */
async function startWithLetters(...loading: Parameters<typeof start>) {
  const settings = await start(...loading);
  settings.changeSettings({ shortcuts: true });
  return settings;
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function said(): string | undefined {
  return document.querySelector('[role="status"]')?.textContent;
}

it('opens what readers say about their versions, once it is known what they can choose', async () => {
  await start();
  const order: string[] = [];
  loadLines.mockImplementation(() => Promise.resolve(order.push('lines')));
  openVersionsDrawer.mockImplementation(() => order.push('drawer'));
  document.body.innerHTML = '<p><button data-open="versions"></button></p>';
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(order).toEqual(['lines', 'drawer']));
  expect(openSettingsDrawer).not.toHaveBeenCalled();
});

it('opens the sheet of all keys by its button', async () => {
  await start();
  document.body.innerHTML = '<p><button data-open="shortcuts"></button></p>';
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(openShortcutsSheet).toHaveBeenCalledOnce());
  expect(openSettingsDrawer).not.toHaveBeenCalled();
});

describe('keys', () => {
  it('change no setting and leave no page by default', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    document.body.innerHTML = `<nav data-languages>
      <a href="/a/" aria-current="true">English</a><a href="/zh/a/">中文</a></nav>`;
    const { getSettings } = await start();
    const before = getSettings();
    for (const letter of 'abcdefghijklmnopqrtuvwxyz') press(letter);
    expect(getSettings()).toBe(before);
    expect(assign).not.toHaveBeenCalled();
  });

  it('open the drawer', async () => {
    await start();
    press('s');
    await vi.waitFor(() => expect(openSettingsDrawer).toHaveBeenCalledOnce());
  });

  it('open the sheet of all keys', async () => {
    await start();
    press('?');
    await vi.waitFor(() => expect(openShortcutsSheet).toHaveBeenCalledOnce());
  });
});

describe('letters that are switched on', () => {
  it('change a setting at once and say what it is now', async () => {
    const { getSettings } = await startWithLetters();
    press('d');
    expect(getSettings().dense).toBe(true);
    await vi.waitFor(() => expect(said()).toBe('Density is tight'));
  });

  it('tell of each change', async () => {
    await startWithLetters();
    press('d');
    press('t');
    expect(tellChange.mock.calls).toEqual([['true'], ['JS']]);
  });

  it('change a setting without a word when the words do not come', async () => {
    const { getSettings } = await startWithLetters(() => Promise.reject(new Error('offline')));
    press('t');
    expect(getSettings().codeVariant).toBe('JS');
  });

  it('can be switched off again', async () => {
    const { changeSettings, getSettings } = await startWithLetters();
    changeSettings({ shortcuts: false });
    press('d');
    expect(getSettings().dense).toBe(false);
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
    await startWithLetters();
    press('l');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`${href}#part`));
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
