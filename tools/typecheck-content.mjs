// Part of npm run typecheck: compiles the demos, claims and code blocks of all pages with the installed packages.
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap/root.mjs';
import { checkTypes } from './check/check-types.ts';

const problems = checkTypes(
  root,
  find('site/content/**/{demos/*.{ts,tsx},claims.test.tsx}'),
  find('site/content/**/page.md'),
);
for (const { file, line, message, fix } of problems) {
  console.log(`${file}:${String(line)}\n  ${message}\n  Fix: ${fix}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param {string} pattern */
function find(pattern) {
  return globSync(pattern, { cwd: root })
    .sort()
    .map((file) => path.join(root, file));
}
