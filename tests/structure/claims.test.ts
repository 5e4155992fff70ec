import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAnatomyProofs, checkQuotes, claimsOf } from '../../tools/check/check-quotes.ts';
import { root } from './source-files.ts';

const files = globSync('site/content/**/claims.test.tsx', { cwd: root }).sort();

describe('claims', () => {
  it.each(files)('%s quotes sentences of its page and proves its anatomies', (file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const claims = claimsOf(source);
    const page = readFileSync(path.join(root, path.dirname(file), 'page.md'), 'utf8');
    expect(claims).not.toEqual([]);
    expect(checkQuotes(claims, page, file)).toEqual([]);
    expect(checkAnatomyProofs(source, page, file)).toEqual([]);
  });
});
