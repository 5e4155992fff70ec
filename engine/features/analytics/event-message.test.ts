import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { eventNames } from './event-message.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Every name that components give to clicks, or that code tells of. */
function namesInUse(): Set<string> {
  const files = ['engine', 'site/screens']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('node_modules'));
  const use = /(?:data-ga-event-category="|gaEventCategory: '|\btrack\(')([\w-]+)/g;
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(use)]);
  return new Set(found.map(([, name = '']) => name));
}

it('takes every event the pages tell of', () => {
  const names = namesInUse();
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !eventNames.some((it) => it === name))).toEqual([]);
});
