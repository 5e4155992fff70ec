import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import type { StorageConfig } from '../../model/docs-config.ts';
import { siteFactsOf } from '../../model/site-facts-of.ts';
import { siteFactsPlugin } from './site-facts.node.ts';

/** A file with keys, those of the settings unless another is named, as a build of a site has it. */
async function keysOf(storage?: StorageConfig, file = 'settings/storage-keys.ts'): Promise<string> {
  const entry = path.join(import.meta.dirname, '../../features', file);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    plugins: [siteFactsPlugin(siteFactsOf({ locales: [], ...(storage && { storage }) }))],
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((it) =>
    'output' in it ? it.output : [],
  );
  return outputs.map((it) => (it.type === 'chunk' ? it.code : '')).join('');
}

it('keeps the usual names where a site chooses none', async () => {
  const code = await keysOf();
  expect(code).toContain('docs-mode');
  expect(code).toContain('docs-direction');
});

it('puts in what a site chose, as constants', async () => {
  const code = await keysOf({ prefix: 'abacus-' });
  expect(code).toContain('abacus-mode');
  expect(code).toContain('abacus-direction');
  expect(code).not.toContain('docs-');
});

it('keeps the mode under the name that the library has for it', async () => {
  const code = await keysOf({ modePrefix: 'lib-' });
  expect(code).toContain('lib-mode');
  expect(code).toContain('lib-color-scheme-dark');
  expect(code).toContain('docs-direction');
});

it.each([
  ['settings/code-cookies.ts', 'codeVariant'],
  ['code/tabs.browser.ts', 'codeblock-'],
  ['demos/live/draft-key.ts', 'edit:'],
  ['feedback/draft.browser.ts', 'feedback-draft:'],
  ['feedback/memory-key.ts', 'feedback'],
  ['offline/worker/cache-names.ts', 'saved '],
])('puts what a site chose before the names in %s, and else keeps them', async (file, name) => {
  expect(await keysOf({ prefix: 'abacus-' }, file)).toContain(`abacus-${name}`);
  const usual = await keysOf(undefined, file);
  expect(usual).toContain(name);
  expect(usual.includes(`docs-${name}`)).toBe(file.startsWith('offline'));
});
