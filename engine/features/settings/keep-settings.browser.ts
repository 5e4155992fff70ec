import { setCookie } from '../../base/cookie.browser.ts';
import { removeStorage, writeStorage } from '../../base/storage.browser.ts';
import { codeCookies } from './code-cookies.ts';
import { defaultSettings, type SettingsChange } from './display-settings.ts';
import { storageKeys, storedNames } from './storage-keys.ts';
import { tellOtherTabs } from './tab-channel.browser.ts';

/** Keeps what the reader chose for the next page, the next visit and the other tabs. */
export function keepSettings(change: SettingsChange): void {
  for (const name of storedNames) {
    const value = change[name];
    if (value !== undefined) writeStorage(storageKeys[name], String(value));
  }
  keepCodeSettings(change);
}

/** Forgets every choice, here and in the other tabs. */
export function forgetSettings(): void {
  for (const name of storedNames) removeStorage(storageKeys[name]);
  const { codeVariant, codeStyling } = defaultSettings;
  keepCodeSettings({ codeVariant, codeStyling });
}

function keepCodeSettings({ codeVariant, codeStyling }: SettingsChange): void {
  if (codeVariant) {
    setCookie(codeCookies.codeVariant.name, codeCookies.codeVariant.format(codeVariant));
    tellOtherTabs({ codeVariant });
  }
  if (codeStyling) {
    setCookie(codeCookies.codeStyling.name, codeCookies.codeStyling.format(codeStyling));
    tellOtherTabs({ codeStyling });
  }
}
