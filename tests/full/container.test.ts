import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askImage } from '../../server/container/ask-image.ts';
import { copyImage, readImage } from '../../server/container/image-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'container-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the image serves with the packages it installs, and no others', async () => {
  const image = readImage();
  copyImage(image, folder);
  execFileSync('npm', [...image.install, '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  expect(await askImage(image, folder)).toEqual({
    page: 200,
    missing: 404,
    health: 200,
    feedback: 201,
    event: 204,
  });
}, 300_000);
