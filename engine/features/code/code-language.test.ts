import { expect, it } from 'vitest';
import { isCodeLanguage, languageOfFile } from './code-language.ts';

it.each([
  ['app/page.tsx', 'tsx'],
  ['theme.ts', 'ts'],
  ['package.json', 'json'],
  ['x.diff', 'tsx'],
  ['Before, v7', 'tsx'],
  [undefined, 'tsx'],
])('reads the language of %j', (file, lang) => {
  expect(languageOfFile(file)).toBe(lang);
});

it('knows a closed list of languages', () => {
  expect(isCodeLanguage('yaml')).toBe(true);
  expect(isCodeLanguage('python')).toBe(false);
});
