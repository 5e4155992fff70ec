import { announce } from '../../base/announce.browser.ts';
import { nextChoice } from './display-settings.ts';
import { onPlainKey } from './on-plain-key.browser.ts';
import {
  drawerKey,
  findSettingOfKey,
  languageKey,
  sheetKey,
  type KeyedName,
} from './setting-keys.ts';
import { changeSettings, getSettings } from './settings.browser.ts';

/** Gives a word of the settings in the reader's language. */
export type TranslateSetting = (key: string) => string;

/** Brings the words of the settings when they are first needed. */
export type LoadWords = () => Promise<TranslateSetting>;

const opener = '[data-open="settings"]';

/** Opens the drawer by its button, drawer and sheet of keys by theirs, and changes settings by letters once they are switched on. */
export function startSettingsControls(loadWords: LoadWords): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(opener))
      void open(loadSettingsDrawer, loadWords);
  });
  onPlainKey((key) => {
    const action = actionOf(key, loadWords);
    action?.();
    return action !== undefined;
  });
}

function actionOf(key: string, loadWords: LoadWords): (() => unknown) | undefined {
  if (key === drawerKey) return () => open(loadSettingsDrawer, loadWords);
  if (key === sheetKey) return () => open(loadShortcutsSheet, loadWords);
  return getSettings().shortcuts ? letterAction(key, loadWords) : undefined;
}

function letterAction(letter: string, loadWords: LoadWords): (() => unknown) | undefined {
  if (letter === languageKey) return goToNextLanguage;
  const name = findSettingOfKey(letter);
  return name && (() => goOn(name, loadWords));
}

async function goToNextLanguage(): Promise<void> {
  (await import('./open-language.browser.ts')).openNextLanguage();
}

/** Changes a setting to its next choice and says what it is now. */
async function goOn(name: KeyedName, loadWords: LoadWords): Promise<void> {
  const value = nextChoice(name, getSettings()[name]);
  changeSettings({ [name]: value });
  void tellChange(String(value));
  const translate = await loadWords().catch(() => undefined);
  if (!translate) return;
  announce(
    translate('settings.changed')
      .replace('{name}', translate(`settings.names.${name}`))
      .replace('{value}', translate(`settings.choices.${name}.${String(value)}`)),
  );
}

/** Counted like a click in the drawer. */
async function tellChange(value: string): Promise<void> {
  const { track } = await import('../analytics/track.browser.ts');
  track('settings', { eventAction: value, eventLabel: null });
}

type OpenDrawer = (translate: TranslateSetting) => Promise<void>;

async function loadSettingsDrawer(): Promise<OpenDrawer> {
  return (await import('./settings-drawer.island.tsx')).openSettingsDrawer;
}

async function loadShortcutsSheet(): Promise<OpenDrawer> {
  return (await import('./shortcuts-sheet.island.tsx')).openShortcutsSheet;
}

async function open(loadDrawer: () => Promise<OpenDrawer>, loadWords: LoadWords): Promise<void> {
  try {
    const [openDrawer, translate] = await Promise.all([loadDrawer(), loadWords()]);
    await openDrawer(translate);
  } catch {
    // Offline, or the site was published again: the reader hears of it and can try once more.
    announce(document.querySelector<HTMLElement>(opener)?.dataset['failed'] ?? '');
  }
}
