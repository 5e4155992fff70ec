import type { CssVarsTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createDemoTheme } from '../theme/demo-theme.ts';
import {
  choicesOf,
  defaultSettings,
  nextChoice,
  parseSetting,
  settingChoices,
  type SettingName,
} from './display-settings.ts';

const names = Object.keys(settingChoices) as SettingName[];

describe('defaultSettings', () => {
  it('are what the specification starts with', () => {
    expect(defaultSettings).toEqual({
      dense: false,
      direction: 'ltr',
      paletteMode: 'light',
      colorMode: 'system',
      lightColorScheme: 'light',
      darkColorScheme: 'dark',
      codeVariant: 'TS',
      codeStyling: 'system',
      demoTheme: 'library',
      textSize: 'standard',
      contentWidth: 'standard',
      motion: 'system',
      contrast: 'system',
      shortcuts: false,
    });
  });
});

describe('parseSetting', () => {
  it.each(names)('knows the choices of %s and nothing else', (name) => {
    for (const choice of choicesOf(name)) expect(parseSetting(name, String(choice))).toBe(choice);
    for (const text of ['', 'auto', ' dark', 'DARK', 'constructor', '1', null, undefined, true]) {
      expect(parseSetting(name, text)).toBeUndefined();
    }
  });
});

describe('nextChoice', () => {
  it.each(names)('goes round all choices of %s', (name) => {
    let value = defaultSettings[name];
    const visited = new Set([value]);
    for (let step = 1; step < choicesOf(name).length; step += 1) {
      value = nextChoice(name, value);
      visited.add(value);
    }
    expect([...visited]).toEqual(choicesOf(name));
    expect(nextChoice(name, value)).toBe(defaultSettings[name]);
  });
});

describe('the color schemes', () => {
  it('are those of the theme of demos', () => {
    const { colorSchemes } = createDemoTheme() as unknown as CssVarsTheme;
    const schemes = Object.keys(colorSchemes).sort();
    expect([...settingChoices.lightColorScheme].sort()).toEqual(schemes);
    expect([...settingChoices.darkColorScheme].sort()).toEqual(schemes);
  });
});
