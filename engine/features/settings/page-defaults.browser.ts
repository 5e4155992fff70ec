import { defaultSettings, type DisplaySettings } from './display-settings.ts';

/** The settings of a reader of this page who has chosen nothing: text runs as its language does. */
export function pageDefaults(): DisplaySettings {
  const isMirrored = document.documentElement.dataset['languageDir'] === 'rtl';
  return isMirrored ? { ...defaultSettings, direction: 'rtl' } : defaultSettings;
}
