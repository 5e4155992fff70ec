import type { SettingsChange } from '../../settings/display-settings.ts';

/** What the palette can change at once, by the name of the action. */
export const settingActions = {
  modeLight: { colorMode: 'light' },
  modeDark: { colorMode: 'dark' },
  modeSystem: { colorMode: 'system' },
  directionLtr: { direction: 'ltr' },
  directionRtl: { direction: 'rtl' },
  densityDense: { dense: true },
  densityComfortable: { dense: false },
  resetDensity: { dense: false },
  variantTs: { codeVariant: 'TS' },
  variantJs: { codeVariant: 'JS' },
} as const satisfies Readonly<Record<string, SettingsChange>>;

/** Name of an action that changes a setting. */
export type SettingActionName = keyof typeof settingActions;
