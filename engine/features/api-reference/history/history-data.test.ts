import { expect, it } from 'vitest';
import { historyData, historyFromData } from './history-data.ts';
import { historyOf } from './history.fixture.ts';

it('is read back as it was, through JSON', () => {
  const history = {
    ...historyOf({
      '7.0.0': { rows: { type: 'A', default: '[]' }, legacy: { undocumented: true } },
      '8.0.0': { rows: { type: 'B', required: true }, tall: { deprecated: true, package: 'pro' } },
    }),
    packages: new Map([['pro', ['8.0.0']]]),
    substitutes: new Map([['7.1.0', '7.0.0']]),
  };
  const data = historyData('grid', history);
  expect(historyFromData(data)).toEqual(history);
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});
