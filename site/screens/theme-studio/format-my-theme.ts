import { parseHexColor } from './hex-color.ts';
import {
  colorNames,
  densities,
  fontNames,
  libraryTheme,
  numberRanges,
  schemeNames,
  type ChosenColors,
  type ColorName,
  type MyTheme,
  type NumberName,
  type SchemeName,
} from './my-theme.ts';

/** The form in which themes are written; another one would get another number. */
const version = '1';

const numberNames = Object.keys(numberRanges) as NumberName[];

/** A theme as text for an address or for storage; what is the library's own is left out. */
export function formatMyTheme(theme: MyTheme): string {
  const parts = new URLSearchParams({ theme: version });
  for (const scheme of schemeNames) {
    for (const name of colorNames) {
      const color = theme[scheme][name];
      if (color !== undefined) parts.set(keyOf(scheme, name), color.slice(1));
    }
  }
  for (const name of [...numberNames, 'font', 'density'] as const) {
    if (theme[name] !== libraryTheme[name]) parts.set(name, String(theme[name]));
  }
  return parts.toString();
}

/** The theme in a text, which may begin with `#`; undefined when it holds none. Unknown and impossible parts count as not said. */
export function parseMyTheme(text: string | null): MyTheme | undefined {
  const parts = new URLSearchParams(text?.replace(/^#/, '') ?? '');
  if (parts.get('theme') !== version) return undefined;
  const { radius, spacing, fontSize, font, density } = libraryTheme;
  return {
    light: colorsIn(parts, 'light'),
    dark: colorsIn(parts, 'dark'),
    radius: numberIn(parts, 'radius') ?? radius,
    spacing: numberIn(parts, 'spacing') ?? spacing,
    fontSize: numberIn(parts, 'fontSize') ?? fontSize,
    font: fontNames.find((name) => name === parts.get('font')) ?? font,
    density: densities.find((name) => name === parts.get('density')) ?? density,
  };
}

function keyOf(scheme: SchemeName, name: ColorName): string {
  return scheme === 'light' ? name : `dark-${name}`;
}

function colorsIn(parts: URLSearchParams, scheme: SchemeName): ChosenColors {
  return Object.fromEntries(
    colorNames.flatMap((name) => {
      const color = parseHexColor(parts.get(keyOf(scheme, name)) ?? '');
      return color === undefined ? [] : [[name, color]];
    }),
  );
}

function numberIn(parts: URLSearchParams, name: NumberName): number | undefined {
  const text = parts.get(name) ?? '';
  const { min, max } = numberRanges[name];
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
