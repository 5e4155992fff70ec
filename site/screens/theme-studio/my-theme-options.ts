import type { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { chartComponents, hasSeriesColor } from './chart-colors.ts';
import {
  colorNames,
  colorOf,
  fonts,
  libraryTheme,
  surfaceNames,
  workedOut,
  type ColorName,
  type Density,
  type MyTheme,
  type SchemeName,
} from './my-theme.ts';

/** What `createTheme` takes. */
export type CreateThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

type Components = NonNullable<CreateThemeOptions['components']>;
type ColorSchemes = CreateThemeOptions['colorSchemes'];
type Scheme = Exclude<NonNullable<ColorSchemes>[SchemeName], boolean | undefined>;

const small = { defaultProps: { size: 'small' } } as const;
const large = { defaultProps: { size: 'large' } } as const;

/** Component defaults of each density. */
const densityComponents: Readonly<Record<Density, Components | undefined>> = {
  standard: undefined,
  compact: {
    MuiButton: small,
    MuiIconButton: small,
    MuiChip: small,
    MuiCheckbox: small,
    MuiSwitch: small,
    MuiTextField: small,
    MuiFormControl: small,
    MuiAutocomplete: small,
    MuiTable: small,
    MuiList: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
    MuiDataGrid: { defaultProps: { density: 'compact' } },
  },
  comfortable: {
    MuiButton: large,
    MuiIconButton: large,
    MuiToggleButton: large,
    MuiPagination: large,
    MuiDataGrid: { defaultProps: { density: 'comfortable' } },
  },
};

/** What `createTheme` gets for a theme: what was chosen, and charts in its colors. */
export function myThemeOptions(theme: MyTheme): CreateThemeOptions {
  const options = chosenOptions(theme);
  if (!hasSeriesColor(theme)) return options;
  return { ...options, components: { ...options.components, ...chartComponents() } };
}

/** What was chosen and what follows from it: only what differs from the library's own. */
export function chosenOptions(theme: MyTheme): CreateThemeOptions {
  const { radius, spacing, density } = theme;
  const colorSchemes = colorSchemesOf(theme);
  const typography = typographyOf(theme);
  const components = densityComponents[density];
  return {
    ...(colorSchemes && { colorSchemes }),
    ...(radius !== libraryTheme.radius && { shape: { borderRadius: radius } }),
    ...(spacing !== libraryTheme.spacing && { spacing }),
    ...(typography && { typography }),
    ...(components && { components }),
  };
}

function typographyOf({ font, fontSize }: MyTheme): CreateThemeOptions['typography'] {
  const typography = {
    ...(font !== libraryTheme.font && { fontFamily: fonts[font] }),
    ...(fontSize !== libraryTheme.fontSize && { fontSize }),
  };
  return Object.keys(typography).length > 0 ? typography : undefined;
}

function colorSchemesOf(theme: MyTheme): ColorSchemes {
  const [light, dark] = [schemeOf(theme, 'light'), schemeOf(theme, 'dark')];
  // A mode that is not named would not be there.
  return (light ?? dark) ? { light: light ?? true, dark: dark ?? true } : undefined;
}

function schemeOf(theme: MyTheme, scheme: SchemeName): Scheme | undefined {
  const given = colorNames.filter((name) => theme[scheme][name] ?? workedOut(theme, scheme, name));
  if (given.length === 0) return undefined;
  const meanings = given
    .filter((name) => !surfaceNames.some((surface) => surface === name))
    .map((name) => [name, { main: colorOf(theme, scheme, name) }] as const);
  const color = (name: ColorName) => given.includes(name) && colorOf(theme, scheme, name);
  const [background, paper, text] = surfaceNames.map(color);
  return {
    palette: {
      ...Object.fromEntries(meanings),
      ...((background || paper) && {
        background: { ...(background && { default: background }), ...(paper && { paper }) },
      }),
      ...(text && { text: { primary: text } }),
    },
  };
}
