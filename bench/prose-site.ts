import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const words =
  'order shipment patient build invoice ledger column filter render theme palette anchor border session device'.split(
    ' ',
  );

/** A repeatable stream of numbers below one, so that every run measures the same pages. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Writes a site of prose pages: about 800 words and four blocks of code each. */
export function writeProseSite(dir: string, count: number): void {
  rmSync(dir, { recursive: true, force: true });
  const root = path.resolve(import.meta.dirname, '..');
  mkdirSync(path.join(dir, 'public'), { recursive: true });
  cpSync(path.join(root, 'site/translations'), path.join(dir, 'translations'), { recursive: true });
  writeFileSync(path.join(dir, 'redirects.ts'), 'export const redirects = [];\n');
  writeFileSync(path.join(dir, 'docs.config.ts'), configText(count));
  for (let index = 0; index < count; index += 1) {
    const folder = path.join(dir, 'content/prose', `page-${String(index)}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'page.md'), pageText(index));
  }
}

/** The text of one page. */
function pageText(index: number): string {
  const random = createRandom(index + 1);
  const sections = Array.from({ length: 8 }, (_, section) => sectionText(section, random));
  return `---\ntitle: Page ${String(index)}\ndescription: What page ${String(index)} explains.\n---\n\n${sections.join('\n\n')}\n`;
}

function sectionText(section: number, random: () => number): string {
  const sentence = () => `${Array.from({ length: 12 }, () => wordOf(random)).join(' ')}.`;
  const prose = Array.from({ length: 2 }, () =>
    [sentence(), sentence(), sentence(), sentence()].join(' '),
  );
  const code = section % 2 === 0 ? `\n\n\`\`\`tsx\n${codeText(random)}\n\`\`\`` : '';
  return `## Section ${String(section)}\n\n${prose.join('\n\n')}${code}`;
}

function codeText(random: () => number): string {
  const lines = Array.from(
    { length: 12 },
    (_, line) =>
      `  const value${String(line)} = load('${wordOf(random)}', ${String(Math.floor(random() * 1000))});`,
  );
  return ['export function Example() {', ...lines, '  return <Chart value={value1} />;', '}'].join(
    '\n',
  );
}

function wordOf(random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '';
}

/** The tree always has 320 entries, as a large product has; the other pages are listed in hidden groups of it. */
function configText(count: number): string {
  return `import { defineConfig } from 'engine';
const shown = Array.from({ length: ${String(Math.min(count, 320))} }, (_, index) => entry(index));
const others = Array.from({ length: ${String(Math.max(count - 320, 0))} }, (_, index) => entry(index + 320));
const trees = [{ id: 'shown', items: [{ pathname: '/group', title: 'Pages', children: shown }] }];
for (let start = 0; start < others.length; start += 320) {
  trees.push({ id: 'tree-' + start, items: [{ pathname: '/group-' + start, title: 'Pages', children: others.slice(start, start + 320) }] });
}
function entry(index) {
  return { pathname: '/prose/page-' + index, title: 'Page ' + index, folder: 'prose/page-' + index };
}
export const docsConfig = defineConfig({
  name: 'Prose', origin: 'https://prose.example',
  locales: [{ code: 'en', label: 'English', htmlLang: 'en' }],
  products: [{ id: 'prose', folder: 'prose', name: 'Prose', family: 'Prose', pathname: '/prose/page-0', packageName: 'react', navigation: 'shown', glyph: 'material', versions: { pathname: '/prose/page-0/', older: [] } }],
  navigations: trees, versionHost: 'https://{version}.example',
});
`;
}
