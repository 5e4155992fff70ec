import { announce } from '../../base/announce.browser.ts';
import { nextChoice } from './display-settings.ts';
import { onLetter } from './on-letter.browser.ts';
import { openNextLanguage } from './open-language.browser.ts';
import { drawerKey, findSettingOfKey, languageKey, type KeyedName } from './setting-keys.ts';
import { changeSettings, getSettings } from './settings.browser.ts';

/** Gives a word of the settings in the reader's language. */
export type TranslateSetting = (key: string) => string;

/** Brings the words of the settings when they are first needed. */
export type LoadWords = () => Promise<TranslateSetting>;

const opener = '[data-open="settings"]';

/** Opens the drawer by its button, and changes settings by single letters unless the reader turned them off. */
export function startSettingsControls(loadWords: LoadWords): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(opener)) void openDrawer(loadWords);
  });
  onLetter((letter) => {
    const action = getSettings().shortcuts ? actionOf(letter, loadWords) : undefined;
    action?.();
    return action !== undefined;
  });
}

function actionOf(letter: string, loadWords: LoadWords): (() => unknown) | undefined {
  if (letter === drawerKey) return () => openDrawer(loadWords);
  if (letter === languageKey) return openNextLanguage;
  const name = findSettingOfKey(letter);
  return name && (() => goOn(name, loadWords));
}

/** Changes a setting to its next choice and says what it is now. */
async function goOn(name: KeyedName, loadWords: LoadWords): Promise<void> {
  const value = nextChoice(name, getSettings()[name]);
  changeSettings({ [name]: value });
  const translate = await loadWords().catch(() => undefined);
  if (!translate) return;
  announce(
    translate('settings.changed')
      .replace('{name}', translate(`settings.names.${name}`))
      .replace('{value}', translate(`settings.choices.${name}.${String(value)}`)),
  );
}

async function openDrawer(loadWords: LoadWords): Promise<void> {
  try {
    const [drawer, translate] = await Promise.all([
      import('./settings-drawer.island.tsx'),
      loadWords(),
    ]);
    await drawer.openSettingsDrawer(translate);
  } catch {
    // Offline, or the site was published again: the reader hears of it and can try once more.
    announce(document.querySelector<HTMLElement>(opener)?.dataset['failed'] ?? '');
  }
}
