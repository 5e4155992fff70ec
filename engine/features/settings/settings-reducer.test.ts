import { describe, expect, it } from 'vitest';
import { defaultSettings, type DisplaySettings } from './display-settings.ts';
import { reduceSettings, type SettingsAction } from './settings-reducer.ts';

function settings(change: Partial<DisplaySettings> = {}): DisplaySettings {
  return { ...defaultSettings, ...change };
}

describe('reduceSettings', () => {
  it.each<[string, DisplaySettings, SettingsAction]>([
    ['an equal palette', settings(), { type: 'CHANGE', payload: { paletteMode: 'light' } }],
    ['nothing', settings(), { type: 'CHANGE', payload: {} }],
    ['null', settings(), { type: 'CHANGE', payload: { paletteMode: null } }],
    ['undefined', settings(), { type: 'CHANGE', payload: { direction: undefined } }],
    [
      'equal values',
      settings({ paletteMode: 'dark', direction: 'rtl' }),
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
    ],
    ['an equal density', settings({ dense: true }), { type: 'SET_DENSE', payload: true }],
    ['no density', settings(), { type: 'RESET_DENSITY' }],
  ])('gives the identical object for %s', (_name, state, action) => {
    expect(reduceSettings(state, action)).toBe(state);
  });

  it.each<[Partial<DisplaySettings>, SettingsAction, Partial<DisplaySettings>]>([
    [{}, { type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [
      { direction: 'rtl' },
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
      { paletteMode: 'dark', direction: 'rtl' },
    ],
    [
      { direction: 'rtl' },
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: null } },
      { paletteMode: 'dark', direction: 'rtl' },
    ],
    [{ dense: true }, { type: 'RESET_DENSITY' }, { dense: false }],
    [{}, { type: 'SET_DENSE', payload: true }, { dense: true }],
    [{ dense: true }, { type: 'SET_DENSE', payload: false }, { dense: false }],
    [{ dense: true }, { type: 'CHANGE', payload: { dense: false } }, { dense: false }],
  ])('%j and %j give %j', (before, action, after) => {
    expect(reduceSettings(settings(before), action)).toEqual(settings(after));
  });

  it('throws at an action it does not know', () => {
    const action = { type: 'TOGGLE' } as unknown as SettingsAction;
    expect(() => reduceSettings(settings(), action)).toThrow('Unrecognized type TOGGLE');
  });
});
