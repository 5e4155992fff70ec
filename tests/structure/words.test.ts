import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkProse, refusedIn } from '../../tools/check/check-prose.ts';
import { isCode, isTest, listFiles, readSource, root } from './source-files.ts';
import { textsOfCode } from './texts-of-code.ts';

/** Words that readers type into the search, in every spelling and language; nobody reads them. */
const typed = /^site\/search\/|\.fixture\.ts$/;

describe('words that we do not use', () => {
  it('are on no page', () => {
    const pages = globSync('site/content/**/page.md', { cwd: root });
    expect(pages).not.toEqual([]);
    expect(pages.flatMap((file) => checkProse(readSource(file), file).problems)).toEqual([]);
  });

  it('are not in the interface', () => {
    const { search, ...words } = JSON.parse(readSource('site/translations/en.json')) as {
      search: { keywords: unknown };
    };
    const shown = { ...words, search: { ...search, keywords: undefined } };
    expect(textsIn(shown).length).toBeGreaterThan(100);
    expect(textsIn(shown).filter((text) => refusedIn(text).length > 0)).toEqual([]);
  });

  it('are in no message and in no demo', () => {
    const files = ['engine', 'site', 'server', 'mcp', 'tools']
      .flatMap(listFiles)
      .filter((file) => isCode(file) && !file.endsWith('.astro') && !isTest(file))
      .filter((file) => !typed.test(file) && file !== 'tools/check/check-prose.ts');
    const found = files
      .map((file) => ({ file, source: readSource(file) }))
      .filter(({ source }) => refusedIn(source).length > 0)
      .flatMap(({ file, source }) =>
        textsOfCode(source).flatMap(({ text, line }) =>
          refusedIn(text).map((word) => `${file}:${String(line)} "${word}" in: ${text.trim()}`),
        ),
      );
    expect(found).toEqual([]);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
