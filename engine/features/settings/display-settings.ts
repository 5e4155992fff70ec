/** Every value a setting can have; the first is the default. */
export const settingChoices = {
  dense: [false, true],
  direction: ['ltr', 'rtl'],
  colorMode: ['system', 'light', 'dark'],
  paletteMode: ['light', 'dark'],
  lightColorScheme: ['light', 'dark'],
  darkColorScheme: ['dark', 'light'],
  codeVariant: ['TS', 'JS'],
  codeStyling: ['system', 'tailwind', 'css'],
  demoTheme: ['library', 'site', 'mine'],
  textSize: ['standard', 'large', 'larger'],
  contentWidth: ['standard', 'wide'],
  motion: ['system', 'reduce', 'full'],
  contrast: ['system', 'more', 'standard'],
  shortcuts: [false, true],
} as const;

/** Name of a display setting. */
export type SettingName = keyof typeof settingChoices;

/** How the site looks and reads for one reader. */
export type DisplaySettings = {
  readonly [Name in SettingName]: (typeof settingChoices)[Name][number];
};

/** What the reader asks for: light, dark or as the system has it. */
export type ColorMode = DisplaySettings['colorMode'];

/** What it comes to. */
export type PaletteMode = DisplaySettings['paletteMode'];

/** What a reader or another tab can ask for; the palette follows from the color mode. */
export type SettingsChange = Partial<Omit<DisplaySettings, 'paletteMode'>>;

/** The settings of a reader who has chosen nothing. */
export const defaultSettings = Object.fromEntries(
  Object.entries(settingChoices).map(([name, [first]]) => [name, first]),
) as DisplaySettings;

/** Turns text from outside into a value of the setting; undefined when it is none. */
export function parseSetting<Name extends SettingName>(
  name: Name,
  text: unknown,
): DisplaySettings[Name] | undefined {
  return typeof text === 'string'
    ? choicesOf(name).find((choice) => String(choice) === text)
    : undefined;
}

/** The choice that follows the current one, round and round. */
export function nextChoice<Name extends SettingName>(
  name: Name,
  current: DisplaySettings[Name],
): DisplaySettings[Name] {
  const choices = choicesOf(name);
  return choices[(choices.indexOf(current) + 1) % choices.length] ?? defaultSettings[name];
}

/** Every value of one setting, the default first. */
export function choicesOf<Name extends SettingName>(name: Name): readonly DisplaySettings[Name][] {
  // The compiler does not see that the table and the type made from it agree for each name.
  return settingChoices[name] as readonly unknown[] as readonly DisplaySettings[Name][];
}
