import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import { findImportFault } from './import-rules.ts';
import { importsOf, listImports } from './imports.ts';
import { root } from './source-files.ts';

const engine = listImports('engine');
const server = listImports('server');
const mcp = listImports('mcp');
const all = [...engine, ...server, ...mcp, ...listImports('site')];

it('follows the direction and the side of every import', () => {
  const faults = [...engine, ...server, ...mcp].flatMap((it) => {
    const fault = findImportFault(it);
    return fault === undefined ? [] : [`${it.file} imports ${it.specifier}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

it('has no import cycles', () => {
  const graph = new Map<string, string[]>();
  for (const { file, target } of all) {
    if (target !== undefined) graph.set(file, [...(graph.get(file) ?? []), target]);
  }
  expect(findCycle(graph)).toBeUndefined();
});

it('names files with their endings, and they exist', () => {
  // Demos are shown to readers, who leave the endings out.
  const broken = all
    .filter(({ file }) => !file.startsWith('site/content/'))
    .filter(({ target }) => target !== undefined && !existsSync(path.join(root, target)))
    .map(({ file, specifier }) => `${file} imports ${specifier}`);
  expect(broken).toEqual([]);
});

describe('the rules', () => {
  it.each([
    ['engine/model/a.ts', '../base/b.ts'],
    ['engine/shell/a.tsx', '../features/ads/b.ts'],
    ['engine/features/ads/a.ts', '../analytics/b.ts'],
    ['engine/features/ads/a.ts', '../config/b.tsx'],
    ['engine/features/ads/a.island.tsx', './b.browser.ts'],
    ['engine/features/ads/a.tsx', './b.island.tsx'],
    ['engine/pipeline/load/a.node.ts', 'node:fs'],
    ['engine/pipeline/finish/a.node.ts', '../check/b.ts'],
    ['engine/pipeline/load-site.node.ts', './check/b.ts'],
    ['engine/pipeline/check/a.test.ts', '../load/b.ts'],
    ['engine/astro/a.node.ts', '../pipeline/load-site.node.ts'],
    ['engine/astro/a.node.tsx', '#site/screens/screens.tsx'],
    ['engine/astro/routes/a.md.ts', '../b.node.ts'],
    ['engine/pipeline/load/a.node.test.ts', 'node:fs'],
    ['engine/features/code/a.ts', 'react'],
    ['server/feedback/a.ts', 'engine/features/feedback/b.ts'],
    ['server/events/a.ts', 'engine/features/analytics/b.ts'],
    ['server/main.ts', './static/b.ts'],
    ['mcp/main.ts', 'engine/model/b.ts'],
  ])('let %s import %s', (file, specifier) => {
    expect(faultsOf(file, specifier)).toEqual([undefined]);
  });

  it.each([
    ['engine/base/a.ts', '../model/b.ts', 'base must not import model'],
    ['engine/model/a.ts', '../features/ads/b.ts', 'model must not import features'],
    ['engine/features/ads/a.ts', '../../shell/b.tsx', 'features must not import shell'],
    ['engine/features/ads/a.ts', '../code/b.ts', 'feature ads must not import feature code'],
    ['engine/features/config/a.ts', '../ads/b.ts', 'feature config must not import feature ads'],
    ['engine/features/new/a.ts', '../ads/b.ts', 'does not know "new"'],
    ['engine/extra/a.ts', '../base/b.ts', 'does not know engine/extra'],
    ['engine/model/a.ts', '../../site/docs.config.ts', 'nothing outside itself'],
    ['engine/model/a.ts', 'site/docs.config.ts', 'nothing outside itself'],
    ['engine/model/a.ts', 'node:fs', 'only .node imports Node modules'],
    ['engine/model/a.browser.ts', 'fs', 'only .node imports Node modules'],
    ['engine/pipeline/check/a.ts', './b.node.ts', 'only .node may import it'],
    ['engine/shell/a.island.tsx', './b.node.ts', 'only .node may import it'],
    ['engine/shell/a.node.ts', './b.browser.ts', 'only .browser and .island may import it'],
    ['engine/pipeline/check/a.ts', '../describe/b.ts', 'room check must not import describe'],
    ['engine/pipeline/new/a.ts', '../site/b.ts', 'does not know "new"'],
    ['engine/pipeline/load/a.ts', '../load-site.node.ts', 'room load must not import engine'],
    ['engine/shell/a.ts', '../astro/b.ts', 'shell must not import astro'],
    ['engine/shell/a.ts', '#site/docs.config.ts', 'nothing outside itself'],
    ['engine/astro/a.ts', '#site/ads.ts', 'nothing outside itself'],
    ['server/main.ts', 'engine/pipeline/site/site.ts', 'only itself, engine/model, engine'],
  ])('forbid that %s imports %s', (file, specifier, fault) => {
    expect(faultsOf(file, specifier)[0]).toContain(fault);
  });

  it.each([
    "import x from './b.ts'",
    "import './b.ts'",
    "import type { A } from './b.ts'",
    "export * from './b.ts'",
    "export { a } from './b.ts'",
    "void import('./b.ts')",
  ])('see %s', (text) => {
    expect(importsOf('engine/model/a.ts', text)).toMatchObject([{ target: 'engine/model/b.ts' }]);
  });

  it('see a cycle', () => {
    const round = { a: ['b'], b: ['c'], c: ['b'] };
    expect(findCycle(new Map(Object.entries(round)))).toEqual(['b', 'c', 'b']);
    const straight = { a: ['b', 'c'], b: ['c'] };
    expect(findCycle(new Map(Object.entries(straight)))).toBeUndefined();
  });
});

function faultsOf(file: string, specifier: string): (string | undefined)[] {
  return importsOf(file, `import '${specifier}';`).map(findImportFault);
}
