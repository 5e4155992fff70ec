import path from 'node:path';
import { expect, it } from 'vitest';
import { isCode, isTest, listFiles, readSource } from './source-files.ts';

const folders = ['engine', 'site', 'server', 'mcp', 'tools', 'tests', 'bench'];
const files = folders.flatMap(listFiles);
// Public files keep the names browsers ask for.
const code = files.filter((file) => isCode(file) && !file.startsWith('site/public/'));

it('has kebab-case names', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const route = /^\[(\.\.\.)?[a-z]+(-[a-z]+)*\](\.[a-z]+)*$/;
  const wrong = code.filter(
    (file) => !file.split('/').every((segment) => kebab.test(segment) || route.test(segment)),
  );
  expect(wrong).toEqual([]);
});

it('has no two files with the same stem in a folder', () => {
  const stems = code
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => file.slice(0, -path.extname(file).length));
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
});

it('has no file of code with more than 300 lines', () => {
  const long = code
    .filter((file) => !isTest(file) && !/^site\/content\/|navigation\.ts$/.test(file))
    .map((file) => ({ file, lines: readSource(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});

it('has no barrels inside of the engine and no folder for leftovers', () => {
  expect(code.filter((file) => /^engine\/(.*\/)?index\.tsx?$/.test(file))).toEqual([
    'engine/index.ts',
  ]);
  expect(code.filter((file) => /\/(utils?|helpers|misc)(\/|\.)/.test(file))).toEqual([]);
});
