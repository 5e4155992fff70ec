import { useSyncExternalStore } from 'react';
import { defaultSettings, type DisplaySettings } from './display-settings.ts';
import { getSettings, subscribeSettings } from './settings.browser.ts';

/** The settings for a component: the defaults while finished HTML is brought to life, then the reader's. */
export function useSettings(): DisplaySettings {
  return useSyncExternalStore(subscribeSettings, getSettings, getDefaults);
}

function getDefaults(): DisplaySettings {
  return defaultSettings;
}
