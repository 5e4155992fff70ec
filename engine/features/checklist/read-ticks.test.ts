import { expect, it } from 'vitest';
import { readTicks } from './read-ticks.ts';

it.each([
  [null, []],
  ['', []],
  ['[]', []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null,["b"]]', ['a']],
  ['{"a":true}', []],
  ['"a"', []],
  ['[', []],
] as const)('reads %j', (stored, ticks) => {
  expect([...readTicks(stored)]).toEqual(ticks);
});
