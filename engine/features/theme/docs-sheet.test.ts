import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsSheet } from './docs-sheet.ts';
import { createDocsTheme } from './docs-theme.ts';

const theme = createDocsTheme();
const sheet = docsSheet(theme);
const engine = path.resolve(import.meta.dirname, '../..');

describe('docsSheet', () => {
  it('emits the constants of the docs theme that the shell uses', () => {
    expect(sheet).toBe(
      '@layer theme{' +
        ':root{--u:0.5rem;--r:12px;--d-1:150ms;--d-2:200ms;--d-3:250ms;' +
        '--z-bar:1100;--z-drawer:1200;--z-modal:1300;--z-snackbar:1400;--z-tooltip:1500}' +
        ':root{--header:56px}' +
        '@media (min-width:0px){@media (orientation: landscape){:root{--header:48px}}}' +
        '@media (min-width:600px){:root{--header:64px}}}',
    );
  });

  it('follows the theme', () => {
    const other = { ...theme, shape: { borderRadius: 3 }, spacing: () => '10px' } as typeof theme;
    expect(docsSheet(other)).toContain('--u:0.625rem;--r:3px;');
  });
});

describe('the style sheets of the shell', () => {
  const files = globSync('{features,shell}/**/*.css', { cwd: engine });
  const css = files.map((file) => readFileSync(path.join(engine, file), 'utf8')).join('\n');

  it('leave what the theme decides to the theme', () => {
    const names = [...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    const motionOff = /--d-[123]: 0ms/;
    const again = css
      .split('\n')
      .filter((line) => names.some((name) => line.trim().startsWith(`${name ?? ''}:`)))
      .filter((line) => !motionOff.test(line));
    expect(again).toEqual([]);
  });

  it('ask for no other widths than the breakpoints and the two the design adds', () => {
    const { sm, md, lg, xl } = theme.breakpoints.values;
    const designWidths = [360, 1400];
    const asked = [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) => [
      ...query.matchAll(/(min|max)-width:\s*([\d.]+)px/g),
    ]);
    const widths = new Set(asked.map(([, side, px]) => Number(px) + (side === 'max' ? 0.05 : 0)));
    expect(
      [...widths].filter((width) => ![sm, md, lg, xl, ...designWidths].includes(width)),
    ).toEqual([]);
    expect(widths.has(sm) && widths.has(md) && widths.has(lg) && widths.has(xl)).toBe(true);
  });
});
