import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrowser, findFirefox, findWebKit, findWholeBrowser } from './find-browser.mjs';

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

it('does not take the shell for a browser of its own', () => {
  program('chromium-headless-shell');
  expect(findBrowser({ PATH: folder })).toBeUndefined();
});

it('passes over what is not a program', () => {
  program('chromium', 0o644);
  const chrome = program('google-chrome');
  expect(findBrowser({ PATH: folder })).toBe(chrome);
});

it('finds Firefox, the named one first', () => {
  const own = program('own');
  const firefox = program('firefox');
  expect(findFirefox({ PATH: folder })).toBe(firefox);
  const esr = program('firefox-esr');
  expect(findFirefox({ PATH: folder })).toBe(esr);
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: own })).toBe(own);
  expect(() => findFirefox({ FIREFOX_PATH: '/no/firefox' })).toThrow('FIREFOX_PATH names /no');
});

it('finds WebKit only with its driver, its browser and a screen', () => {
  const driver = program('WebKitWebDriver');
  const screen = program('Xvfb');
  expect(findWebKit({ PATH: folder }, folder)).toBeUndefined();
  mkdirSync(path.join(folder, 'aarch64-linux-gnu/webkit2gtk-4.1'), { recursive: true });
  const browser = program('aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
  expect(findWebKit({ PATH: folder }, folder)).toEqual({ driver, screen, browser });
  rmSync(screen);
  expect(findWebKit({ PATH: folder }, folder)).toBeUndefined();
});
