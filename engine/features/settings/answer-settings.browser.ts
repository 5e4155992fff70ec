import { announce } from '../../base/announce.browser.ts';
import { nextChoice } from './display-settings.ts';
import { plainKeyOf } from './plain-key.browser.ts';
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

/** What the site does for the settings. */
export interface SettingsSite {
  /** Brings the words of the settings when they are first needed. */
  loadWords: () => Promise<TranslateSetting>;
  /** Hears of each value that a key has chosen. */
  tellChange: (value: string) => void;
}

const opener = '[data-open="settings"]';
const versionsOpener = '[data-open="versions"]';
const sheetOpener = '[data-open="shortcuts"]';

/** Opens the drawers and the sheet of keys by their buttons and keys, and changes settings by letters once they are switched on. */
export function answerSettings(event: Event, site: SettingsSite): void {
  const { type, target } = event;
  if (type === 'click' && target instanceof Element) {
    if (target.closest(opener)) void open(loadSettingsDrawer, site);
    if (target.closest(versionsOpener)) void open(loadVersionsDrawer, site);
    if (target.closest(sheetOpener)) void open(loadShortcutsSheet, site);
  }
  const key = plainKeyOf(event);
  const action = key === undefined ? undefined : actionOf(key, site);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(key: string, site: SettingsSite): (() => unknown) | undefined {
  if (key === drawerKey) return () => open(loadSettingsDrawer, site);
  if (key === sheetKey) return () => open(loadShortcutsSheet, site);
  return getSettings().shortcuts ? letterAction(key, site) : undefined;
}

function letterAction(letter: string, site: SettingsSite): (() => unknown) | undefined {
  if (letter === languageKey) return goToNextLanguage;
  const name = findSettingOfKey(letter);
  return name && (() => chooseNext(name, site));
}

async function goToNextLanguage(): Promise<void> {
  (await import('./open-language.browser.ts')).openNextLanguage();
}

/** Changes a setting to its next choice and says what it is now. */
async function chooseNext(name: KeyedName, site: SettingsSite): Promise<void> {
  const value = nextChoice(name, getSettings()[name]);
  changeSettings({ [name]: value });
  site.tellChange(String(value));
  const translate = await site.loadWords().catch(() => undefined);
  if (!translate) return;
  announce(
    translate('settings.changed')
      .replace('{name}', translate(`settings.names.${name}`))
      .replace('{value}', translate(`settings.choices.${name}.${String(value)}`)),
  );
}

type OpenDrawer = (translate: TranslateSetting) => Promise<void>;

async function loadSettingsDrawer(): Promise<OpenDrawer> {
  const [{ openSettingsDrawer }] = await Promise.all([
    import('./settings-drawer.island.tsx'),
    loadVersions(),
  ]);
  return openSettingsDrawer;
}

async function loadVersionsDrawer(): Promise<OpenDrawer> {
  const [{ openVersionsDrawer }] = await Promise.all([
    import('./versions-drawer.island.tsx'),
    loadVersions(),
  ]);
  return openVersionsDrawer;
}

/** What readers can choose from is there when the drawer opens, so that nothing in it moves. */
async function loadVersions(): Promise<void> {
  await (await import('../my-version/load-lines.browser.ts')).loadLines();
}

async function loadShortcutsSheet(): Promise<OpenDrawer> {
  return (await import('./shortcuts-sheet.island.tsx')).openShortcutsSheet;
}

async function open(loadDrawer: () => Promise<OpenDrawer>, site: SettingsSite): Promise<void> {
  try {
    const [openDrawer, translate] = await Promise.all([loadDrawer(), site.loadWords()]);
    await openDrawer(translate);
  } catch {
    // Offline, or the site was published again: the reader hears of it and can try once more.
    announce(document.querySelector<HTMLElement>(opener)?.dataset['failed'] ?? '');
  }
}
