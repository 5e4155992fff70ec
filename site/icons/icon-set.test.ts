import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { drawingPlace, parseIndex } from 'engine/features/icons/icon-index.ts';
import { readIconPackage } from 'engine/features/icons/read-icon-package.node.ts';
import { createIconSearch } from 'engine/features/icons/search-icons.ts';
import { writeIconFiles } from 'engine/features/icons/write-icon-files.ts';
import { findPackageFolder } from 'engine/model/package-folder.node.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { iconSet } from './icon-set.ts';

/** Bytes that a first question may load: the index, and the drawings of the icons that fill the first screen. */
const budget = 72_000;
const firstScreen = 36;

let drawings: ReturnType<typeof readIconPackage>;
let written: ReturnType<typeof writeIconFiles>;
let ask: (question: string) => string[];
let vocabulary: string[];

beforeAll(() => {
  drawings = readIconPackage(iconSet, import.meta.dirname);
  written = writeIconFiles(drawings, iconSet);
  const index = parseIndex(JSON.parse(written.files.get('index.json') ?? ''));
  if (!index) throw new Error('The index cannot be read.');
  const search = createIconSearch(index, iconSet.styles, iconSet.common);
  ask = (question) => search(question).icons.map((icon) => index.icons[icon]?.name ?? '');
  vocabulary = Object.keys(index.meanings);
});

describe('the icons of the installed package', () => {
  it('are all there, once each, in the five styles', () => {
    expect([...drawings.keys()].sort()).toEqual(declaredComponents().sort());
    const counted = written.icons.reduce((sum, { styles }) => sum + styles.length, 0);
    expect(counted).toBe(drawings.size);
    expect(written.icons.filter(({ styles }) => styles.length === 5).length).toBeGreaterThan(2100);
  });

  it('can be found by number in the files of each style', () => {
    const sent = [...written.files].filter(([name]) => name !== 'index.json');
    const drawn = sent
      .flatMap(([, text]) => JSON.parse(text) as unknown[])
      .filter((drawing) => drawing !== null);
    expect(drawn).toHaveLength(drawings.size);
    const icon = written.icons.findIndex(({ name }) => name === 'Delete');
    const { file, at } = drawingPlace(icon, 'sharp');
    const part = JSON.parse(written.files.get(file) ?? '') as unknown[];
    expect(part[at]).toEqual(drawings.get('DeleteSharp'));
  });
});

describe('a question', () => {
  it.each([
    ['trash', 'Delete'],
    ['gear', 'Settings'],
    ['bell', 'Notifications'],
    ['hamburger', 'Menu'],
    ['magnifying glass', 'Search'],
    ['eye', 'Visibility'],
    ['delete', 'Delete'],
    ['Delete', 'Delete'],
    ['DeleteForever', 'DeleteForever'],
    ['delete_forever', 'DeleteForever'],
    ['DeleteForeverIcon', 'DeleteForever'],
    ['DeleteForeverOutlined', 'DeleteForever'],
    ['delete two tone', 'Delete'],
    ["import DeleteIcon from '@mui/icons-material/Delete';", 'Delete'],
    ['checkbox', 'CheckBox'],
    ['check boxes', 'CheckBox'],
    ['arrow right', 'ArrowRight'],
    ['notification', 'Notifications'],
    ['envelopes', 'Email'],
    ['github', 'GitHub'],
    ['360', 'ThreeSixty'],
    ['home', 'Home'],
    // One letter wrong.
    ['trsh', 'Delete'],
    ['delte', 'Delete'],
    ['setings', 'Settings'],
    ['calender', 'CalendarToday'],
  ])('%s finds %s first', (question, name) => {
    expect(ask(question)[0]).toBe(name);
  });

  it('names icons before those that another word leads to', () => {
    const found = ask('heart');
    expect(found).toContain('HeartBroken');
    expect(found).toContain('Favorite');
    expect(found.indexOf('Favorite')).toBeLessThan(found.indexOf('MonitorHeart') + 3);
  });

  it('asks that every word fits', () => {
    expect(ask('shopping cart').every((name) => /cart/i.test(name))).toBe(true);
    expect(ask('delete zebra')).toEqual([]);
  });

  it('without words finds every icon, the common ones first', () => {
    expect(ask('').length).toBe(written.icons.length);
    expect(ask(' ?! ').slice(0, iconSet.common.length)).toEqual(iconSet.common);
  });

  it.each(['qqqq', 'zebra crossing', '删', 'a'.repeat(80)])('%j finds nothing', (question) => {
    expect(ask(question)).toEqual([]);
  });

  it('of any known word loads few bytes', () => {
    const sizes = new Map([...written.files].map(([name, text]) => [name, packed(text)]));
    const numbers = new Map(written.icons.map(({ name }, icon) => [name, icon]));
    const costs = vocabulary.flatMap((word) => {
      const shown = ask(word)
        .slice(0, firstScreen)
        .map((name) => numbers.get(name) ?? 0);
      return iconSet.styles.map(({ id }) => {
        const files = new Set(shown.map((icon) => drawingPlace(icon, id).file));
        const bytes = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
        return { word, id, bytes: bytes + (sizes.get('index.json') ?? 0) };
      });
    });
    const dearest = costs.toSorted((one, other) => other.bytes - one.bytes)[0];
    expect(dearest?.bytes, JSON.stringify(dearest)).toBeLessThanOrEqual(budget);
  });
});

/** What the package says that it exports. */
function declaredComponents(): string[] {
  const folder = findPackageFolder(iconSet.packageName, import.meta.dirname) ?? '';
  const text = readFileSync(path.join(folder, 'index.d.ts'), 'utf8');
  return [...text.matchAll(/^export const (\w+):/gm)].map(([, name = '']) => name);
}

/** As the build packs JSON. */
function packed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return Math.min(brotliCompressSync(text, { params }).length, Buffer.byteLength(text));
}
