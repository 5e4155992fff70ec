import { colorSchemeOf } from './color-scheme.ts';
import { defaultSettings, type DisplaySettings } from './display-settings.ts';

/** Settings that styles read from an attribute of the root element, absent while they have their default. */
const quietAttributes = {
  textSize: 'data-text-size',
  contentWidth: 'data-width',
  motion: 'data-motion',
  contrast: 'data-contrast',
  codeVariant: 'data-code-variant',
  codeStyling: 'data-code-styling',
  demoTheme: 'data-demo-theme',
} as const satisfies Partial<Record<keyof DisplaySettings, string>>;

/** The attributes of the root element for some settings; undefined marks those to be absent. */
export function rootAttributesOf(settings: DisplaySettings): Record<string, string | undefined> {
  const attributes: Record<string, string | undefined> = {
    dir: settings.direction,
    'data-mode': settings.colorMode,
    'data-mui-color-scheme': colorSchemeOf(settings),
    'data-density': settings.dense ? 'dense' : undefined,
  };
  for (const [name, attribute] of Object.entries(quietAttributes)) {
    const key = name as keyof typeof quietAttributes;
    attributes[attribute] = settings[key] === defaultSettings[key] ? undefined : settings[key];
  }
  return attributes;
}
