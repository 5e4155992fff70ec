import path from 'node:path';
import { compileDemo } from 'engine/features/demos/source/compile-demo.node.ts';
import { readDemo } from 'engine/features/demos/source/read-demo.node.ts';
import { expect, test, vi } from 'vitest';

// The first highlighting of a process loads its grammars.
vi.setConfig({ testTimeout: 30_000 });

/** What a reader sees of a demo's source before asking for more, in each of its two forms. */
async function shownOf(demo: string): Promise<string[]> {
  const [folder = '', name = ''] = demo.split(':');
  const dir = path.join(import.meta.dirname, folder, 'demos');
  const { html, preview } = await compileDemo(await readDemo(dir, name), '');
  return [`${name}.tsx`, `${name}.jsx`].map((file) => {
    const lines = (html[file] ?? '').split('<span class="l"').slice(1);
    const shown = preview ? lines.filter((line) => line.startsWith(' data-x=""')) : lines;
    return shown.join('').replace(/<[^>]+>/g, '');
  });
}

test.each([
  ['material/getting-started/usage:shipment-status', "'&amp;:hover'"],
  ['material/getting-started/usage:harbor-columns', 'gridTemplateColumns'],
  ['material/getting-started/faq:calm-buttons', 'disableRipple: true'],
  ['material/customization/density:room-for-fingers', '@media (pointer: coarse)'],
  ['material/customization/typography:sentence-case', "textTransform: 'none'"],
  ['material/customization/dark-mode:mode-facts', 'useColorScheme()'],
  ['material/customization/dark-mode:night-palette', "mode: 'dark'"],
  ['material/customization/theming:quiet-components', 'styleOverrides'],
  ['material/customization/theming:stepwise-theme', 'responsiveFontSizes(withAlerts)'],
  ['material/customization/spacing:spacing-scale', 'spacing: [0, 4, 8, 16, 32, 64]'],
  ['system/the-sx-prop:parcel-facts', "flexDirection: { xs: 'column', sm: 'row' }"],
])('%s shows what it teaches at first', async (demo, lesson) => {
  for (const shown of await shownOf(demo)) expect(shown).toContain(lesson);
});
