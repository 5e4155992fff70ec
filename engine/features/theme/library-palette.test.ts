import { createTheme } from '@mui/material/styles';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { palette } = createTheme();
const black = 'rgba(0, 0, 0, 0.87)';

/** Options as an author without types would write them. */
function augment(color: object, name?: string) {
  return palette.augmentColor({ color, ...(name !== undefined && { name }) });
}

afterEach(() => vi.restoreAllMocks());

describe('a palette color', () => {
  it.each([
    ['#1976d2', 'rgb(71, 145, 219)', 'rgb(17, 82, 147)', '#fff'],
    ['#ffff00', 'rgb(255, 255, 51)', 'rgb(178, 178, 0)', black],
    ['#f44336', 'rgb(246, 104, 94)', 'rgb(170, 46, 37)', '#fff'],
    ['#e0e0e0', 'rgb(230, 230, 230)', 'rgb(156, 156, 156)', black],
  ])('gets its other tones from main %s', (main, light, dark, contrastText) => {
    expect(augment({ main })).toEqual({ main, light, dark, contrastText });
  });

  it('takes main from its middle shade', () => {
    expect(augment({ 500: '#f44336' })).toMatchObject({ main: '#f44336' });
    expect(
      createTheme({ palette: { secondary: { A400: '#f50057' } } }).palette.secondary.main,
    ).toBe('#f50057');
  });

  it('keeps the tones it is given', () => {
    const given = { main: '#111111', light: '#222222', dark: '#333333', contrastText: '#444444' };
    expect(augment(given)).toEqual(given);
  });
});

describe('a palette color without a string as main', () => {
  it.each([
    [undefined, ''],
    ['primary', ' (primary)'],
  ])('is refused when main is missing (name %j)', (name, shown) => {
    expect(() => augment({}, name)).toThrow(
      new Error(
        `MUI: The color${shown} provided to augmentColor(color) is invalid.\n` +
          'The color object needs to have a `main` property or a `500` property.',
      ),
    );
  });

  it('names the shade that was looked for', () => {
    expect(() => createTheme({ palette: { secondary: {} } })).toThrow(
      'The color object needs to have a `main` property or a `A400` property.',
    );
  });

  it.each([
    [{}, '{}'],
    [5, '5'],
    [true, 'true'],
    [['#fff'], '["#fff"]'],
  ])('is refused when main is %j', (main, shown) => {
    expect(() => augment({ main })).toThrow(
      'MUI: The color provided to augmentColor(color) is invalid.\n' +
        `\`color.main\` should be a string, but \`${shown}\` was provided instead.\n`,
    );
  });
});

it('asks for white text from a contrast of 3 on', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // 3.03 and 2.96 against white.
  expect(palette.getContrastText('#949494')).toBe('#fff');
  expect(palette.getContrastText('#969696')).toBe(black);
  expect(error).not.toHaveBeenCalled();
});
