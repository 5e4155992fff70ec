import { contrastOf, layOn } from './contrast.ts';
import type { HexColor } from './hex-color.ts';

/** Colors that mean something, each with a text on it. */
export const meaningNames = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;

/** Colors of surfaces and of the text on them. */
export const surfaceNames = ['background', 'paper', 'text'] as const;

/** Every color a reader can choose. */
export const colorNames = [...meaningNames, ...surfaceNames] as const;

/** Name of a color of the theme. */
export type ColorName = (typeof colorNames)[number];

/** The two sets of colors of a theme. */
export const schemeNames = ['light', 'dark'] as const;

/** Name of a set of colors. */
export type SchemeName = (typeof schemeNames)[number];

/** Colors that the reader chose; all others follow. */
export type ChosenColors = Readonly<Partial<Record<ColorName, HexColor>>>;

/** Numbers of a theme: the least, the greatest and the library's own. */
export const numberRanges = {
  radius: { min: 0, max: 24, initial: 4 },
  spacing: { min: 4, max: 12, initial: 8 },
  fontSize: { min: 12, max: 18, initial: 14 },
} as const;

/** Name of a number of the theme. */
export type NumberName = keyof typeof numberRanges;

/** Families of type, the library's own first. */
export const fonts = {
  roboto: '"Roboto", "Helvetica", "Arial", sans-serif',
  hanken: '"Hanken Grotesk", system-ui, sans-serif',
  system: 'system-ui, -apple-system, "Segoe UI", sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

/** Name of a family of type. */
export type FontName = keyof typeof fonts;

/** Names of the families, the library's own first. */
export const fontNames = Object.keys(fonts) as FontName[];

/** How much room components take, from little to much. */
export const densities = ['compact', 'standard', 'comfortable'] as const;

/** How much room components take. */
export type Density = (typeof densities)[number];

/** What a reader chose in the theme studio. */
export interface MyTheme extends Readonly<Record<NumberName, number>> {
  readonly light: ChosenColors;
  readonly dark: ChosenColors;
  readonly font: FontName;
  readonly density: Density;
}

/** The theme of a reader who chose nothing: the library's own. */
export const libraryTheme: MyTheme = {
  light: {},
  dark: {},
  radius: numberRanges.radius.initial,
  spacing: numberRanges.spacing.initial,
  fontSize: numberRanges.fontSize.initial,
  font: 'roboto',
  density: 'standard',
};

/** The library's own colors; `my-theme-options.test.ts` compares them with the installed version. */
export const libraryColors: Readonly<Record<SchemeName, Readonly<Record<ColorName, HexColor>>>> = {
  light: {
    primary: '#1976d2',
    secondary: '#9c27b0',
    error: '#d32f2f',
    warning: '#ed6c02',
    info: '#0288d1',
    success: '#2e7d32',
    background: '#ffffff',
    paper: '#ffffff',
    text: '#000000de',
  },
  dark: {
    primary: '#90caf9',
    secondary: '#ce93d8',
    error: '#f44336',
    warning: '#ffa726',
    info: '#29b6f6',
    success: '#66bb6a',
    background: '#121212',
    paper: '#121212',
    text: '#ffffff',
  },
};

/** The color a theme shows: the chosen one, else in the dark one worked out from the light, else the library's. */
export function colorOf(theme: MyTheme, scheme: SchemeName, name: ColorName): HexColor {
  return theme[scheme][name] ?? workedOut(theme, scheme, name) ?? libraryColors[scheme][name];
}

/** The dark color that follows from a chosen light one; undefined where nothing follows. */
export function workedOut(
  theme: MyTheme,
  scheme: SchemeName,
  name: ColorName,
): HexColor | undefined {
  const light = theme.light[name];
  const follows = scheme === 'dark' && meaningNames.some((meaning) => meaning === name);
  return follows && light !== undefined
    ? lightenedFor(light, colorOf(theme, 'dark', 'paper'))
    : undefined;
}

/** Contrast of a color that reads well as text on dark paper and still carries a dark label. */
const contrastInTheDark = 7;

/** The color with as much white as it needs to be read on a dark ground. */
function lightenedFor(color: HexColor, ground: HexColor): HexColor {
  const solid = layOn(color, '#ffffff');
  for (let alpha = 0; alpha < 240; alpha += 8) {
    const white: HexColor = `#ffffff${alpha.toString(16).padStart(2, '0')}`;
    const lightened = layOn(white, solid);
    if (contrastOf(lightened, ground) >= contrastInTheDark) return lightened;
  }
  return '#ffffff';
}

/** Least contrast with white at which the library writes in white. */
const whiteFrom = 3;

/** The ratio of the text that stands on a color; for the color of text itself, of it on paper. */
export function ratioOf(theme: MyTheme, scheme: SchemeName, name: ColorName): number {
  const paper = layOn(colorOf(theme, scheme, 'paper'), scheme === 'dark' ? '#121212' : '#ffffff');
  const text = colorOf(theme, scheme, 'text');
  if (name === 'text') return contrastOf(text, paper);
  const ground = layOn(colorOf(theme, scheme, name), paper);
  if (name === 'background' || name === 'paper') return contrastOf(text, ground);
  return contrastOf(contrastOf('#ffffff', ground) >= whiteFrom ? '#ffffff' : '#000000de', ground);
}
