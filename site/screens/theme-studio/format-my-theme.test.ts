import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMyTheme, parseMyTheme } from './format-my-theme.ts';
import { parseHexColor } from './hex-color.ts';
import { colorNames, densities, fontNames, libraryTheme, numberRanges } from './my-theme.ts';

const colors = fc
  .dictionary(fc.constantFrom(...colorNames), fc.integer({ min: 0, max: 0xffffff }))
  .map((chosen) =>
    Object.fromEntries(
      Object.entries(chosen).map(([name, value]) => [
        name,
        parseHexColor(value.toString(16).padStart(6, '0')),
      ]),
    ),
  );
const numbers = Object.fromEntries(
  Object.entries(numberRanges).map(([name, { min, max }]) => [name, fc.integer({ min, max })]),
);
const themes = fc.record({
  light: colors,
  dark: colors,
  ...numbers,
  font: fc.constantFrom(...fontNames),
  density: fc.constantFrom(...densities),
});

it('finds in a text what was put into it', () => {
  fc.assert(
    fc.property(themes, (theme) => {
      const text = formatMyTheme({ ...libraryTheme, ...theme });
      expect(parseMyTheme(text)).toEqual({ ...libraryTheme, ...theme });
      expect(parseMyTheme(`#${text}`)).toEqual({ ...libraryTheme, ...theme });
    }),
  );
});

it('writes only what differs', () => {
  expect(formatMyTheme(libraryTheme)).toBe('theme=1');
  const theme = { ...libraryTheme, light: { primary: '#4747c2' }, radius: 8 } as const;
  expect(formatMyTheme(theme)).toBe('theme=1&primary=4747c2&radius=8');
});

it.each([null, '', '#', '#main-content', 'theme=2&radius=8', 'radius=8', '%', '{}'])(
  'finds no theme in %j',
  (text) => {
    expect(parseMyTheme(text)).toBeUndefined();
  },
);

it.each([
  '#theme=1',
  'theme=1&radius=-1&spacing=99&fontSize=1e1&font=comic&density=__proto__',
  'theme=1&primary=red&dark-primary=%23%23&text=12345&constructor=1',
  'theme=1&radius=&radius=8&%E0%A4%A',
  'theme=1&spacing=3&fontSize=11',
])('takes nothing impossible from %s', (text) => {
  expect(parseMyTheme(text)).toEqual(libraryTheme);
});

it('never throws and always gives a whole theme', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const theme = parseMyTheme(`theme=1&${text}`);
      expect(theme && parseMyTheme(formatMyTheme(theme))).toEqual(theme);
      parseMyTheme(text);
    }),
  );
});
