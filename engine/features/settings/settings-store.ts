import type { DisplaySettings } from './display-settings.ts';
import { reduceSettings, type SettingsAction } from './settings-reducer.ts';

/** Holds the display settings outside React; its shape fits `useSyncExternalStore`. */
export interface SettingsStore {
  get(): DisplaySettings;
  /** Calls back after each change; the answer ends the subscription. */
  subscribe(listener: () => void): () => void;
  dispatch(action: SettingsAction): void;
}

/** Creates a store; listeners hear only of actions that changed something. */
export function createSettingsStore(initial: DisplaySettings): SettingsStore {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      const before = current;
      current = reduceSettings(before, action);
      if (current !== before) listeners.forEach((listener) => listener());
    },
  };
}
