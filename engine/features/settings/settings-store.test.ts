import { expect, it, vi } from 'vitest';
import { defaultSettings } from './display-settings.ts';
import { createSettingsStore } from './settings-store.ts';

it('tells every listener of a change, once', () => {
  const store = createSettingsStore(defaultSettings);
  const listeners = [vi.fn(), vi.fn()];
  listeners.forEach((listener) => store.subscribe(listener));
  store.dispatch({ type: 'SET_DENSE', payload: true });
  listeners.forEach((listener) => expect(listener).toHaveBeenCalledOnce());
  expect(store.get()).toEqual({ ...defaultSettings, dense: true });
});

it('tells nobody when nothing changed', () => {
  const store = createSettingsStore(defaultSettings);
  const listener = vi.fn();
  store.subscribe(listener);
  store.dispatch({ type: 'CHANGE', payload: { direction: 'ltr' } });
  expect(listener).not.toHaveBeenCalled();
  expect(store.get()).toBe(defaultSettings);
});

it('no longer tells who has left', () => {
  const store = createSettingsStore(defaultSettings);
  const listener = vi.fn();
  store.subscribe(listener)();
  store.dispatch({ type: 'SET_DENSE', payload: true });
  expect(listener).not.toHaveBeenCalled();
});
