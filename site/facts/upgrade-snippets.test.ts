import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadApiHistory } from 'engine/pipeline/load/api-history.node.ts';
import { changesBetween } from 'engine/features/api-reference/history/changes-between.ts';
import { checkCode } from 'engine/features/upgrade-helper/check-code.ts';
import { docsConfig } from '../docs.config.ts';

const histories = await loadApiHistory(path.resolve(import.meta.dirname, '..'));

/**
 * Code as people wrote it for version 7. The first line says what it is taken to; what the migration guides say about a
 * line stands at its end: `// found: renamed` where the helper sees it too, and `// missed` where it does not.
 */
const snippets = globSync('upgrade-snippets/*.txt', { cwd: import.meta.dirname })
  .sort()
  .map((file) => ({
    title: path.basename(file, '.txt'),
    code: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }));

/** What the helper says about code, as `line kind`. */
function toldAbout(code: string): string[] {
  const [, product = '', from = '', to = ''] = /^\/\/ (\S+) (\S+) (\S+)\n/.exec(code) ?? [];
  const history = histories.get(product);
  if (!history) throw new Error(`Nothing is known of ${product}.`);
  const packages = docsConfig.products.find(({ folder }) => folder === product)?.api?.packages;
  const found = checkCode(code, {
    packages: packages?.map(({ name }) => name) ?? [],
    entries: changesBetween(history, { from, to }),
  });
  if ('brokenLine' in found) return [`${String(found.brokenLine)} broken`];
  return found.places.map(({ line, change }) => `${String(line)} ${change.kind}`);
}

/** What the notes in code say is to be told. */
function notedIn(code: string): string[] {
  return code.split('\n').flatMap((text, at) => {
    const kind = /\/\/ found: (\w+)$/.exec(text)?.[1];
    return kind === undefined ? [] : [`${String(at + 1)} ${kind}`];
  });
}

it.each(snippets)('tells what is to be changed in $title, and nothing else', ({ code }) => {
  expect(toldAbout(code)).toEqual(notedIn(code));
});

it('finds most of what the guides name in twelve pieces of code', () => {
  const found = snippets.flatMap(({ code }) => notedIn(code)).length;
  const missed = snippets.flatMap(({ code }) => code.match(/\/\/ missed$/gm) ?? []).length;
  expect(snippets).toHaveLength(12);
  expect({ found, missed }).toEqual({ found: 50, missed: 8 });
});
