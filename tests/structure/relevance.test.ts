import { expect, it } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

it('lets nothing but the measurement read the questions that are held back', () => {
  const files = ['engine', 'site', 'mcp', 'server', 'tools'].flatMap((folder) => listFiles(folder));
  const texts = files.filter((file) => /\.(?:[cm]?[jt]sx?|astro|json|tsv)$/.test(file));
  const naming = texts.filter((file) => /held-back|relevance\/tuning/.test(readSource(file)));
  expect(naming).toEqual([]);
});
