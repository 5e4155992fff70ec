import { expect, it } from 'vitest';
import { isCode, isTest, listFiles, readSource } from './source-files.ts';

const files = [...listFiles('engine'), ...listFiles('site')].filter(
  (file) => isCode(file) && !isTest(file) && !/^site\/(?:content|public)\/|\.test\./.test(file),
);

/** Ways by which one step could tell another something that no signature shows. */
const channels: readonly (readonly [name: string, found: RegExp, where: RegExp])[] = [
  ['a value on the global object', /\bglobalThis as\b|\bglobalThis\[/, /\.node\.tsx?$/],
  ['a symbol that everybody can find', /\bSymbol\.for\(/, /./],
  ['a variable that the bundler defines', /\bimport\.meta\.env\[|^\s*define:/m, /./],
  ['a report on the disk', /\.cache\/(?:report|.*records)/, /./],
];

it.each(channels)('no step tells another something by %s', (_name, found, where) => {
  expect(files.filter((file) => where.test(file) && found.test(readSource(file)))).toEqual([]);
});
