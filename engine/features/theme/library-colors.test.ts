import {
  alpha,
  createTheme,
  darken,
  decomposeColor,
  emphasize,
  getContrastRatio,
  getLuminance,
  hexToRgb,
  hslToRgb,
  lighten,
  rgbToHex,
} from '@mui/material/styles';
import { afterEach, describe, expect, it, vi } from 'vitest';

/* The color rules the docs promise are the library's own: these tests notice when a new version bends them. */

afterEach(() => vi.restoreAllMocks());

/** The library speaks of strange values in development; here they are meant. */
function silenceConsole() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

describe('accepted colors', () => {
  it.each([
    ['#fff', 'rgb', [255, 255, 255]],
    ['#FFFFFF', 'rgb', [255, 255, 255]],
    ['#ff000080', 'rgba', [255, 0, 0, 0.502]],
    ['#f008', 'rgba', [255, 0, 0, 0.533]],
    ['rgb(1, 2, 3)', 'rgb', [1, 2, 3]],
    ['rgba(1,2,3,0.5)', 'rgba', [1, 2, 3, 0.5]],
    ['hsl(100, 50%, 25%)', 'hsl', [100, 50, 25]],
    ['hsla(100, 50%, 25%, 0.5)', 'hsla', [100, 50, 25, 0.5]],
  ])('takes %s apart', (color, type, values) => {
    expect(decomposeColor(color)).toMatchObject({ type, values });
  });

  it.each(['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'])(
    'knows the space %s of color()',
    (colorSpace) => {
      expect(decomposeColor(`color(${colorSpace} 0 1 0)`)).toEqual({
        type: 'color',
        values: [0, 1, 0],
        colorSpace,
      });
      expect(decomposeColor(`color(${colorSpace} 0 1 0 /0.4)`).values).toEqual([0, 1, 0, 0.4]);
    },
  );

  it('passes colors on that are taken apart already', () => {
    const parts = decomposeColor('#fff');
    expect(decomposeColor(parts as unknown as string)).toBe(parts);
  });

  it('keeps two oddities of the library: a blank after the slash, and letters that are no digits', () => {
    silenceConsole();
    expect(decomposeColor('color(srgb 0 1 0 / 0.5)').values).toEqual([0, 1, 0, NaN, 0.5]);
    expect(decomposeColor('#zzz').values).toEqual([NaN, NaN, NaN]);
  });
});

describe('refused colors', () => {
  it.each(['red', 'transparent', 'oklch(0.7 0.1 200)', 'lab(50% 40 59)', 'var(--a)', '', ' #fff'])(
    'refuses %j and lists the formats',
    (color) => {
      expect(() => decomposeColor(color)).toThrow(
        new Error(
          `MUI: Unsupported \`${color}\` color.\n` +
            'The following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().',
        ),
      );
    },
  );

  it('refuses an unknown space of color() and lists the five', () => {
    expect(() => decomposeColor('color(foo 0 1 0)')).toThrow(
      new Error(
        'MUI: unsupported `foo` color space.\n' +
          'The following color spaces are supported: srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.',
      ),
    );
  });
});

describe('luminance and contrast', () => {
  it.each([
    ['#000', 0],
    ['#fff', 1],
    ['#808080', 0.216],
    ['hsl(210, 100%, 45%)', 0.18],
    ['rgb(10,10,10)', 0.003],
    ['color(srgb 1 1 1)', 1],
  ])('gives %s the luminance %d', (color, luminance) => {
    expect(getLuminance(color)).toBe(luminance);
  });

  it('bends the curve at 0.03928', () => {
    // The two branches differ by a millionth there; the first channel lifts that over the rounding.
    expect(getLuminance('color(srgb 0.0721949 0.03928 0)')).toBe(0.004);
    expect(getLuminance('color(srgb 0.0721949 0.039281 0)')).toBe(0.003);
  });

  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#1976d2', '#fff', 4.605],
    ['#777', '#fff', 4.487],
  ])('measures the contrast of %s and %s', (one, other, ratio) => {
    expect(getContrastRatio(one, other)).toBeCloseTo(ratio, 3);
    expect(getContrastRatio(other, one)).toBe(getContrastRatio(one, other));
  });
});

describe('derived colors', () => {
  it.each([
    ['#000', 0.2, 'rgb(51, 51, 51)'],
    ['rgb(100,100,100)', 0.2, 'rgb(131, 131, 131)'],
    ['hsl(0,50%,50%)', 0.5, 'hsl(0, 50%, 75%)'],
  ])('lightens %s by %d', (color, by, result) => {
    expect(lighten(color, by)).toBe(result);
  });

  it.each([
    ['#fff', 0.3, 'rgb(178, 178, 178)'],
    ['hsl(0,50%,50%)', 0.5, 'hsl(0, 50%, 25%)'],
  ])('darkens %s by %d', (color, by, result) => {
    expect(darken(color, by)).toBe(result);
  });

  it.each([
    ['#000', 'rgb(38, 38, 38)'],
    ['#fff', 'rgb(216, 216, 216)'],
    ['#808080', 'rgb(147, 147, 147)'],
  ])('shifts %s by 0.15 for hover: dark lighter, light darker', (color, result) => {
    expect(emphasize(color)).toBe(result);
    expect(emphasize(color, 0.15)).toBe(result);
  });

  it.each([
    ['#fff', 0.5, 'rgba(255, 255, 255, 0.5)'],
    ['rgba(1,2,3,0.9)', 0.1, 'rgba(1, 2, 3, 0.1)'],
    ['hsl(0,50%,50%)', 0.4, 'hsla(0, 50%, 50%, 0.4)'],
    ['color(srgb 1 0 0)', 0.4, 'color(srgb 1 0 0 /0.4)'],
  ])('gives %s the opacity %d', (color, opacity, result) => {
    expect(alpha(color, opacity)).toBe(result);
  });

  it('brings an impossible opacity back into range and says so', () => {
    const error = silenceConsole();
    expect(alpha('#fff', 2)).toBe('rgba(255, 255, 255, 1)');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'MUI: The value provided 2 is out of range [0, 1].',
    );
  });

  it('converts between notations', () => {
    expect(hexToRgb('#abc')).toBe('rgb(170, 187, 204)');
    expect(rgbToHex('rgb(169, 79, 211)')).toBe('#a94fd3');
    expect(rgbToHex('rgba(169, 79, 211, 0.5)')).toBe('#a94fd380');
    expect(rgbToHex('#abc')).toBe('#abc');
    expect(hslToRgb('hsl(281, 60%, 57%)')).toBe('rgb(169, 80, 211)');
  });

  it.each([
    ['#fff', '255 255 255'],
    ['hsl(1, 2%, 3%)', '8 8 7'],
  ])('gives the channels of %s for use inside other colors', (main, channel) => {
    const theme = createTheme({ cssVariables: true, palette: { primary: { main } } });
    expect(theme.palette.primary).toHaveProperty('mainChannel', channel);
  });
});
