import { defaultSettings, parseSetting, type DisplaySettings } from './display-settings.ts';

/** The settings of a reader of this page who has chosen nothing: text runs as its language does. */
export function pageDefaults(): DisplaySettings {
  const { direction } = defaultSettings;
  const own = parseSetting('direction', document.documentElement.dataset['languageDir']);
  return { ...defaultSettings, direction: own ?? direction };
}
