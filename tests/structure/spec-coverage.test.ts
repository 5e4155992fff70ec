import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCode, isTest, listFiles, readSource, root } from './source-files.ts';
import { behaviorRows } from './spec-coverage.ts';
import { limitRows } from './spec-limits.ts';
import { listLengths } from './spec-row.ts';

const rows = [...behaviorRows, ...limitRows];

it('names every statement of the specification once, in its order', () => {
  const expected = listLengths.flatMap(([list, length]) =>
    Array.from({ length }, (_, index) => `${list}.${index + 1}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

it('has a test for each of them, or says what is still to come', () => {
  expect(rows.filter(({ tests, until }) => !tests?.length && !until)).toEqual([]);
});

describe.each(rows.filter(({ tests }) => tests))('$id $says', ({ tests = [] }) => {
  it.each([...tests])('is proven by %s', (test) => {
    const [file, name] = splitOnce(test, ': ');
    expect(existsSync(path.join(root, file)), `${file} exists`).toBe(true);
    expect(namesIn(readSource(file))).toContain(name);
  });
});

it('has nothing marked as to come that is here', () => {
  const sources = ['engine', 'site', 'server']
    .flatMap(listFiles)
    .filter((file) => isCode(file) && !isTest(file) && !file.startsWith('site/content/'))
    .map(readSource);
  const come = rows.filter(({ until }) => until && sources.some((text) => text.includes(until)));
  expect(come.map(({ id, says }) => `${id} ${says}: name its tests`)).toEqual([]);
});

/** The names that tests are given in a file, as they are written there. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g)].map(([, , name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}
