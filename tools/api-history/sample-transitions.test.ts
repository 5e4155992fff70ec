import { expect, it } from 'vitest';
import { historyOf } from '../../engine/features/api-reference/history/history.fixture.ts';
import { sampleOf, transitionsOf } from './sample-transitions.ts';

it('names each member that came or went, and between which versions', () => {
  const history = historyOf({
    '7.0.0': { rows: { type: 'A' }, legacy: {} },
    '8.0.0': { rows: { type: 'B' }, wide: {} },
    '9.0.0': { rows: { type: 'B' }, wide: {}, legacy: {} },
  });
  const told = transitionsOf('grid', history).map(
    ({ name, before, version, came }) => `${name} ${before} ${version} ${String(came)}`,
  );
  expect(told).toEqual([
    'legacy 7.0.0 8.0.0 false',
    'legacy 8.0.0 9.0.0 true',
    'wide 7.0.0 8.0.0 true',
  ]);
});

it('takes as many as asked, each once, and the same for the same seed', () => {
  const items = Array.from({ length: 1000 }, (_, at) => at);
  const sample = sampleOf(items, 200, 7);
  expect(new Set(sample).size).toBe(200);
  expect(sampleOf(items, 200, 7)).toEqual(sample);
  expect(sampleOf(items, 200, 8)).not.toEqual(sample);
  expect(sampleOf([1, 2], 5, 1).sort()).toEqual([1, 2]);
});
