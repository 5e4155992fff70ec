import type { DisplaySettings } from './display-settings.ts';

type Nullable<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/** What can happen to the display settings. */
export type SettingsAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: Nullable<DisplaySettings> };

/** The settings after an action: the same object when nothing differs, so that nobody is told in vain. */
export function reduceSettings(state: DisplaySettings, action: SettingsAction): DisplaySettings {
  switch (action.type) {
    case 'SET_DENSE':
      return change(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return change(state, { dense: false });
    case 'CHANGE':
      return change(state, action.payload);
    default:
      throw new Error(`Unrecognized type ${String((action as { type: unknown }).type)}`);
  }
}

/** A value that is null or undefined says nothing about its setting. */
function change(state: DisplaySettings, payload: Nullable<DisplaySettings>): DisplaySettings {
  const given = Object.entries(payload).filter(
    ([name, value]) =>
      value !== null && value !== undefined && value !== state[name as keyof DisplaySettings],
  );
  return given.length === 0 ? state : { ...state, ...Object.fromEntries(given) };
}
