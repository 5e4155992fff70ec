import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodingsOf } from './compress-encodings.ts';
import { compressFolder, type CompressFolders } from './compress.node.ts';

const page = `<!doctype html>${'<p>中文 & text</p>'.repeat(200)}`;
const script = 'export const a = 1;'.repeat(200);

let root: string;
let folders: CompressFolders;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compress-'));
  folders = { output: path.join(root, 'dist'), cache: path.join(root, 'cache') };
  await fill();
});
afterEach(() => rm(root, { recursive: true }));

async function fill(): Promise<void> {
  await rm(folders.output, { recursive: true, force: true });
  await mkdir(path.join(folders.output, 'x'), { recursive: true });
  const files = { 'x/index.html': page, 'app.js': script, 'tiny.js': 'a', 'photo.png': page };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folders.output, name), text);
  }
}

async function bytes(name: string): Promise<Buffer> {
  return readFile(path.join(folders.output, name));
}

describe('compressFolder', () => {
  it('writes compressed forms that give back the same bytes', async () => {
    expect(await compressFolder(folders)).toBe(3);
    expect(brotliDecompressSync(await bytes('x/index.html.br')).toString()).toBe(page);
    expect(brotliDecompressSync(await bytes('app.js.br')).toString()).toBe(script);
    expect(gunzipSync(await bytes('app.js.gz')).toString()).toBe(script);
  });

  it('leaves small files and pictures alone', async () => {
    await compressFolder(folders);
    expect((await readdir(folders.output)).sort()).toEqual([
      'app.js',
      'app.js.br',
      'app.js.gz',
      'photo.png',
      'tiny.js',
      'x',
    ]);
  });

  it('compresses nothing twice, over fresh or old output', async () => {
    await compressFolder(folders);
    expect(await compressFolder(folders)).toBe(0);
    await fill();
    expect(await compressFolder(folders)).toBe(0);
    expect(brotliDecompressSync(await bytes('x/index.html.br')).toString()).toBe(page);
  });

  it('follows a change', async () => {
    await compressFolder(folders);
    await writeFile(path.join(folders.output, 'x/index.html'), `${page}!`);
    expect(await compressFolder(folders)).toBe(1);
    expect(brotliDecompressSync(await bytes('x/index.html.br')).toString()).toBe(`${page}!`);
  });
});

it.each([
  ['index.html', 1023, []],
  ['index.html', 1024, ['.br 4']],
  ['sitemap.xml', 90_000, ['.br 4']],
  ['app.js', 65_536, ['.br 11', '.gz 6']],
  ['app.js', 65_537, ['.br 9', '.gz 6']],
  ['font.woff2', 90_000, []],
  ['app.js.br', 90_000, []],
])('a %s of %i bytes has the forms %j', (file, size, expected) => {
  const forms = encodingsOf(file, size).map(
    ({ ending, quality }) => `${ending} ${String(quality)}`,
  );
  expect(forms).toEqual(expected);
});
