import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyHistory, snapshotAt, withVersion } from './api-history.ts';
import { historyOf, snapshotOf } from './history.fixture.ts';
import { formatHistory, parseHistory } from './history-record.ts';

const facts = fc.record(
  {
    type: fc.string(),
    default: fc.string(),
    required: fc.constant<true>(true),
    deprecated: fc.constant<true>(true),
  },
  { requiredKeys: [] },
);
const members = fc.dictionary(fc.constantFrom('rows', 'columns', 'slots.toolbar'), facts);
const versions = fc.uniqueArray(fc.constantFrom('7.0.0', '7.10.0', '7.9.0', '8.0.0', '8.1.0'));

it('gives back every recorded version, whatever the order of recording', () => {
  fc.assert(
    fc.property(versions, fc.array(members, { minLength: 5, maxLength: 5 }), (order, all) => {
      const recorded = order.map((version, at) => ({
        version,
        missing: [],
        members: snapshotOf(all[at] ?? {}),
      }));
      const history = recorded.reduce(withVersion, emptyHistory);
      const text = formatHistory(history);
      const read = parseHistory(text);
      for (const { version, members: expected } of recorded) {
        expect(Object.fromEntries(snapshotAt(read, version))).toEqual(
          Object.fromEntries([...expected].map(([key, it]) => [key, { ...it }])),
        );
      }
      expect(formatHistory(recorded.toReversed().reduce(withVersion, emptyHistory))).toBe(text);
      expect(formatHistory(read)).toBe(text);
    }),
  );
});

it('writes only what changed, one line per member in the order of names', () => {
  const history = historyOf({
    '7.0.0': { rows: { type: 'A' }, columns: { type: 'B' } },
    '8.0.0': { rows: { type: 'C', default: '[]' }, columns: { type: 'B' } },
    '9.0.0': { columns: { type: 'B' } },
  });
  expect(formatHistory(history).split('\n')).toEqual([
    'versions\t7.0.0\t8.0.0\t9.0.0',
    'released\t7.0.0\t8.0.0\t9.0.0',
    'grid\tentry\t\t7.0.0\t{}',
    'grid\tprops\tcolumns\t7.0.0\t{"type":"B"}',
    'grid\tprops\trows\t7.0.0\t{"type":"A"}\t8.0.0\t{"type":"C","default":"[]"}\t9.0.0\tgone',
    '',
  ]);
});

it('does not take a package that cannot be looked at for one that lost its members', () => {
  const paid = { type: 'A', package: '@x/grid-pro' };
  const whole = { members: snapshotOf({ rows: {}, tree: paid }), missing: [] };
  const partly = { members: snapshotOf({ rows: {} }), missing: ['@x/grid-pro'] };
  const history = [
    { ...whole, version: '7.0.0' },
    { ...partly, version: '7.1.0' },
    { ...whole, version: '7.2.0' },
    { members: snapshotOf({ rows: {} }), missing: [], version: '8.0.0' },
  ].reduce(withVersion, emptyHistory);
  const text = formatHistory(history);
  expect(text).toContain('package\t@x/grid-pro\t7.0.0\t7.2.0\t8.0.0');
  expect(text).toContain('\ttree\t7.0.0\t{"type":"A","package":"@x/grid-pro"}\t8.0.0\tgone\n');
  expect(formatHistory(parseHistory(text))).toBe(text);
});

it('does not take a member for gone that only an older release of a missing package has', () => {
  const free = { members: snapshotOf({ tree: {} }), missing: [] };
  const paid = snapshotOf({ tree: { package: '@x/grid-pro' } });
  const history = [
    { ...free, version: '7.0.0' },
    { members: paid, missing: ['@x/grid-pro'], version: '7.1.0' },
    { ...free, version: '7.2.0' },
  ].reduce(withVersion, emptyHistory);
  expect(formatHistory(history)).toContain('\ttree\t7.0.0\t{}\n');
});

it('does not take a member for gone that moved to a package which is missing later', () => {
  const pro = snapshotOf({ tree: { package: '@x/grid-pro' } });
  const premium = snapshotOf({ tree: { package: '@x/grid-premium' } });
  const history = [
    { members: pro, missing: [], version: '7.0.0' },
    { members: premium, missing: [], version: '7.1.0' },
    { members: premium, missing: ['@x/grid-premium'], version: '7.2.0' },
    { members: premium, missing: [], version: '7.3.0' },
  ].reduce(withVersion, emptyHistory);
  expect(formatHistory(history)).toContain(
    '\ttree\t7.0.0\t{"package":"@x/grid-pro"}\t7.1.0\t{"package":"@x/grid-premium"}\n',
  );
});

it('keeps which version was read instead of one that the registry lacks', () => {
  const members = snapshotOf({ rows: {} });
  const history = [
    { asked: '7.0.0', version: '7.0.0', members, missing: [] },
    { asked: '7.20.0', version: '7.19.0', members, missing: [] },
    { asked: '7.9.0', version: '7.9.1', members, missing: [] },
  ].reduce(withVersion, emptyHistory);
  const text = formatHistory(history);
  expect(text).toContain('\ninstead\t7.9.0\t7.9.1\ninstead\t7.20.0\t7.19.0\n');
  expect([...parseHistory(text).substitutes]).toEqual([
    ['7.9.0', '7.9.1'],
    ['7.20.0', '7.19.0'],
  ]);
});

it('names the line that is no record', () => {
  expect(() => parseHistory('')).toThrow('line 1');
  expect(() => parseHistory('versions\t7.0.0\n\ngrid\tprops\trows\t7.1.0\t{}')).toThrow('line 3');
  expect(() => parseHistory('versions\t7.0.0\ngrid\tprops\trows\t7.0.0\t{')).toThrow('line 2');
  expect(() => parseHistory('versions\t7.0.0\ngrid\tprops\trows\t7.0.0')).toThrow('line 2');
});
