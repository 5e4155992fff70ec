import { describe, expect, it } from 'vitest';
import { isTest, listFiles, readSource } from './source-files.ts';

/** Number of the last fault that the site is to survive. */
const last = 44;

/** Faults without a test yet. A number leaves this list with its first test and never comes back. */
const open: readonly number[] = [];

const named = new Set(
  ['engine', 'site', 'server', 'tests']
    .flatMap(listFiles)
    .filter((file) => isTest(file) && !file.startsWith('tests/structure/'))
    .flatMap((file) => [...readSource(file).matchAll(/['"`]F(\d+) /g)])
    .map(([, number]) => Number(number)),
);

describe('every fault has a test that bears its number, or is listed as open', () => {
  it.each(Array.from({ length: last }, (_, index) => index + 1))('F%i', (number) => {
    expect(named.has(number)).toBe(!open.includes(number));
  });
});

it('has no test for a fault that does not exist', () => {
  expect([...named].filter((number) => number < 1 || number > last)).toEqual([]);
});
