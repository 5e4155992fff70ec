import { expect, it } from 'vitest';
import { entryHistoryOf } from './entry-history.ts';
import { historyOf } from './history.fixture.ts';
import { sinceFacts, sinceVersionsOf } from './since-facts.ts';

it('tells a row since when its member is there, and where it was not yet or is no longer', () => {
  expect(sinceFacts(undefined)).toEqual({});
  expect(sinceFacts({ gone: { version: '9.0.0', isExact: true } })).toEqual({
    'data-gone': '9.0.0',
  });
  expect(sinceFacts({ since: { version: '8.3.0', isExact: true } })).toEqual({
    'data-since': '8.3.0',
  });
  expect(sinceFacts({ since: { version: '8.3.0', isExact: false, after: '8.1.0' } })).toEqual({
    'data-since': '8.3.0',
    'data-after': '8.1.0',
  });
});

it('lists the versions with which members came, each once and the newest first', () => {
  const history = historyOf({
    '8.0.0': { wide: {} },
    '8.9.0': { wide: {}, tall: {} },
    '8.10.0': { wide: {}, tall: {}, deep: {}, 'slots.root': {} },
    '9.0.0': { wide: {}, tall: {}, deep: {}, 'slots.root': {}, later: {} },
  });
  expect(sinceVersionsOf(entryHistoryOf(history, 'grid', '8.10.0'))).toEqual(['8.10.0', '8.9.0']);
  expect(sinceVersionsOf(undefined)).toEqual([]);
});
