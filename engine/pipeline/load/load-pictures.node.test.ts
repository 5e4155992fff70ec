import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PagePicture } from '../../model/page.ts';
import { compressPicture, loadPictures } from './load-pictures.node.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
await mkdir(path.join(folder, 'page/images'), { recursive: true });

/** Draws a picture of stripes beside the page. */
async function draw(name: string, width: number, height: number): Promise<Buffer> {
  const stripes = `<svg width="${String(width)}" height="${String(height)}"><rect width="50%" height="100%" fill="#06634a"/></svg>`;
  const picture = sharp(Buffer.from(stripes)).flatten({ background: '#fff' });
  const bytes = await picture.toFormat(name.endsWith('jpg') ? 'jpeg' : 'png').toBuffer();
  await writeFile(path.join(folder, 'page', name), bytes);
  return bytes;
}

function load(text: string): Promise<PagePicture[]> {
  const file = path.join(folder, 'page/page.md');
  return loadPictures({ folder: 'page', locale: 'en', file, text });
}

it('finds the pictures that lie beside a page, with their sizes', async () => {
  await draw('cat.png', 640, 480);
  await draw('images/dog.jpg', 3200, 1000);
  const text =
    '![A cat](./cat.png)\n\n![A dog][dog] ![A cat](./cat.png)\n\n[dog]: ./images/dog.jpg';
  const [cat, dog, ...others] = await load(text);
  expect(others).toEqual([]);
  expect(cat).toEqual({
    url: './cat.png',
    file: path.join(folder, 'page/cat.png'),
    src: expect.stringMatching(/^\/pictures\/cat\.[\da-f]{8}\.webp$/) as string,
    width: 640,
    height: 480,
  });
  expect(dog).toMatchObject({ url: './images/dog.jpg', width: 1600, height: 500 });
});

it('has another address for other bytes', async () => {
  await draw('bird.png', 20, 20);
  const [before] = await load('![A bird](./bird.png)');
  await draw('bird.png', 20, 21);
  const [after] = await load('![A bird](./bird.png)');
  expect(after?.src).not.toBe(before?.src);
});

it('leaves out what is missing, broken, of another kind or elsewhere', async () => {
  await writeFile(path.join(folder, 'page/broken.png'), 'no picture');
  await writeFile(path.join(folder, 'page/drawing.svg'), '<svg width="1" height="1"/>');
  await draw('../outside.png', 10, 10);
  const names = ['missing.png', 'broken.png', 'drawing.svg', '../outside.png', 'page.md'];
  expect(await load(names.map((name) => `![It](./${name})`).join('\n\n'))).toEqual([]);
});

it('makes pictures small, and no wider than anyone sees them', async () => {
  const original = await draw('wide.png', 3200, 1000);
  const bytes = await compressPicture(path.join(folder, 'page/wide.png'));
  expect(bytes.length).toBeLessThan(original.length);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 500 });
});
