import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { isNewEnough, oldestNode } from './node-version.mjs';

it.each([
  ['18.20.0', false],
  ['20.20.2', false],
  ['22.9.0', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.0.0', false],
  ['23.6.0', true],
  ['24.21.0', true],
  ['100.0.0', true],
])('Node %s can run the project: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

it('is what package.json asks for', () => {
  expect(manifest.engines.node).toBe(`>=${oldestNode}`);
});
