import { expect, test } from 'vitest';
import { staticImportsOf } from './static-imports.ts';

const imports = new Map([
  ['demo.js', ['button.js', 'base.js']],
  ['button.js', ['base.js', 'ripple.js']],
  ['ripple.js', ['base.js', 'button.js', 'demo.js']],
  ['base.js', []],
]);

test.each([
  ['demo.js', ['base.js', 'button.js', 'ripple.js']],
  ['ripple.js', ['base.js', 'button.js', 'demo.js']],
  ['base.js', []],
  ['unknown.js', []],
])('%s imports %j', (script, expected) => {
  expect([...staticImportsOf(script, imports)].sort()).toEqual(expected);
});
