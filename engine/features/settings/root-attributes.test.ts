import { expect, it } from 'vitest';
import { defaultSettings } from './display-settings.ts';
import { rootAttributesOf } from './root-attributes.ts';

it('shows only the essential attributes for the defaults', () => {
  const shown = Object.entries(rootAttributesOf(defaultSettings)).filter(([, value]) => value);
  expect(Object.fromEntries(shown)).toEqual({
    dir: 'ltr',
    'data-mode': 'system',
    'data-mui-color-scheme': 'light',
  });
});

it('shows every setting that differs', () => {
  const attributes = rootAttributesOf({
    dense: true,
    direction: 'rtl',
    colorMode: 'dark',
    paletteMode: 'dark',
    lightColorScheme: 'light',
    darkColorScheme: 'dark',
    codeVariant: 'JS',
    codeStyling: 'css',
    demoTheme: 'mine',
    textSize: 'large',
    contentWidth: 'wide',
    motion: 'reduce',
    contrast: 'more',
    shortcuts: true,
  });
  expect(attributes).toEqual({
    dir: 'rtl',
    'data-mode': 'dark',
    'data-mui-color-scheme': 'dark',
    'data-density': 'dense',
    'data-text-size': 'large',
    'data-width': 'wide',
    'data-motion': 'reduce',
    'data-contrast': 'more',
    'data-code-variant': 'JS',
    'data-code-styling': 'css',
    'data-demo-theme': 'mine',
  });
});
