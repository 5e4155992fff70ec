import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemeNames } from './my-theme.ts';
import { siteTheme } from './site-theme.ts';

const tokens = readFileSync(
  new URL('../../../engine/features/theme/tokens.css', import.meta.url),
  'utf8',
);
/** The token of the site that each color of the theme is. */
const tokenOf = {
  primary: 'accent-solid',
  secondary: 'pro',
  error: 'error',
  warning: 'warning',
  info: 'info',
  success: 'success',
  background: 'sheet',
  paper: 'raised',
  text: 'text',
};

it('has the colors of the site', () => {
  for (const [name, token] of Object.entries(tokenOf)) {
    const values = new RegExp(`--c-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
    const colors = schemeNames.map(
      (scheme) => Object.entries(siteTheme[scheme]).find(([it]) => it === name)?.[1],
    );
    expect(colors, name).toEqual(values?.slice(1));
  }
});
