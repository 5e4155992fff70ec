import { defaultSettings, parseSetting, type SettingsChange } from './display-settings.ts';
import { changeSettings, getSettings } from './settings.browser.ts';

/** Color schemes by palette mode; null goes back to the default of that mode. */
export interface ColorSchemes {
  light?: string | null;
  dark?: string | null;
}

/**
 * Chooses the color scheme of the mode that is shown, or of each mode, or the defaults (null).
 * A scheme that the theme does not have is reported on the console and changes nothing.
 */
export function setColorScheme(choice: string | ColorSchemes | null): void {
  const { light, dark } = schemesOf(choice);
  changeSettings({
    ...(light !== undefined && changeOf('lightColorScheme', light)),
    ...(dark !== undefined && changeOf('darkColorScheme', dark)),
  });
}

function schemesOf(choice: string | ColorSchemes | null): ColorSchemes {
  if (choice === null) return { light: null, dark: null };
  return typeof choice === 'string' ? { [getSettings().paletteMode]: choice } : choice;
}

function changeOf(
  name: 'lightColorScheme' | 'darkColorScheme',
  scheme: string | null,
): SettingsChange {
  if (scheme === null) return { [name]: defaultSettings[name] };
  const value = parseSetting(name, scheme);
  if (value) return { [name]: value };
  // eslint-disable-next-line no-console -- a mistake of the site's author, which the specification wants logged
  console.error(`\`${scheme}\` does not exist in \`theme.colorSchemes\`.`);
  return {};
}
