import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrowser, findWholeBrowser } from './find-browser.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, mode = 0o755): string {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

it('prefers the browser that was named', () => {
  program('chromium');
  const own = program('own');
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: own })).toBe(own);
});

it('says so when the named browser does not exist', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/no/chromium' })).toThrow('/no/chromium');
});

it('takes Chromium before Chrome, and its shell without windows before both', () => {
  program('google-chrome');
  const chromium = program('chromium');
  expect(findBrowser({ PATH: `/no/such/folder${path.delimiter}${folder}` })).toBe(chromium);
  const shell = program('chromium-headless-shell');
  expect(findBrowser({ PATH: folder })).toBe(shell);
  expect(findWholeBrowser({ PATH: folder, CHROMIUM_PATH: shell })).toBe(chromium);
});

it('passes over what is not a program', () => {
  program('chromium', 0o644);
  const chrome = program('google-chrome');
  expect(findBrowser({ PATH: folder })).toBe(chrome);
});
