import { expect, it } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

interface Manifest {
  scripts: Record<string, string>;
}

interface Lock {
  packages: Record<string, { resolved?: string; link?: boolean }>;
}

it('explains every script of its manifest', () => {
  const { scripts } = JSON.parse(readSource('package.json')) as Manifest;
  const texts = ['README.md', 'CONTRIBUTING.md', 'deploy/README.md'].map(readSource).join();
  const known = /\bnpm (?:run )?(?:--silent )?([\w:-]+)/g;
  const named = new Set([...texts.matchAll(known)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

it('has a lock file that names no place to download from', () => {
  const { packages } = JSON.parse(readSource('package-lock.json')) as Lock;
  const resolved = Object.entries(packages).filter(([, entry]) => entry.resolved && !entry.link);
  expect(resolved).toEqual([]);
});

it('names no package registry in any file', () => {
  const registry = /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bregistry\s*=\s*http/i;
  const isText = /\.(ts|tsx|mjs|js|astro|json|md|css|html|ya?ml|txt|csv)$|(^|\/)\.?[a-z]+$/;
  const texts = listFiles('.').filter((file) => isText.test(file));
  expect(texts.filter((file) => registry.test(readSource(file)))).toEqual([]);
});
