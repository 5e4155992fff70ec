import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishRelease } from './publish-release.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a site whose page and script carry a number. */
function publish(build: number) {
  const dist = path.join(root, `dist-${build}`);
  mkdirSync(path.join(dist, '_assets/deep'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), `page ${build}`);
  writeFileSync(path.join(dist, '_assets/same.js'), 'same');
  writeFileSync(path.join(dist, `_assets/deep/app.${build}.js`), `script ${build}`);
  return publishRelease(dist, path.join(root, 'www'));
}

function current(name: string): string | undefined {
  const file = path.join(root, 'www/current', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

it('puts a site into use', () => {
  expect(publish(1).kept).toBe(0);
  expect(current('index.html')).toBe('page 1');
});

it('keeps the hashed files of one release, and of no other', () => {
  publish(1);
  expect(publish(2).kept).toBe(1);
  expect([current('index.html'), current('_assets/deep/app.1.js')]).toEqual(['page 2', 'script 1']);
  publish(3);
  expect(current('_assets/deep/app.1.js')).toBeUndefined();
  expect(current('_assets/deep/app.2.js')).toBe('script 2');
});

it('changes nothing when the same site is published again', () => {
  publish(1);
  publish(2);
  expect(publish(2).kept).toBe(0);
  expect(current('_assets/deep/app.1.js')).toBe('script 1');
});

it('leaves the release before in place for answers that are still being read', () => {
  publish(1);
  const before = realpathSync(path.join(root, 'www/current'));
  publish(2);
  expect(readFileSync(path.join(before, 'index.html'), 'utf8')).toBe('page 1');
});
