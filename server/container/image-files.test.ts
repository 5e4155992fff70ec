import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askImage } from './ask-image.ts';
import { copyImage, readImage } from './image-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-'));
});
afterEach(() => rm(folder, { recursive: true }));

// `tests/full/container.test.ts` installs the packages of the image as well.
it('has every file that its server needs to serve, count and keep', async () => {
  const image = readImage();
  copyImage(image, folder);
  const packages = path.resolve(import.meta.dirname, '../../node_modules');
  await symlink(packages, path.join(folder, 'node_modules'));
  expect(await askImage(image, folder)).toEqual({
    page: 200,
    missing: 404,
    health: 200,
    feedback: 201,
    event: 204,
  });
});
