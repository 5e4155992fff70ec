import { expect, it } from 'vitest';
import type { FoundPage } from '../search-engine.ts';
import { plain } from './entry.ts';
import { resultGroups } from './result-groups.ts';

const page: FoundPage = {
  id: '1',
  kind: 'api',
  title: plain('Grid'),
  description: '',
  href: '/api/grid/',
  product: 'grid',
  productName: 'Grid',
  trail: [],
  parts: [
    { kind: 'prop', title: plain('wide'), href: '/api/grid/#grid-prop-wide' },
    { kind: 'prop', title: plain('rows'), href: '/api/grid/#grid-prop-rows' },
  ],
};
const results = { pages: [page], counts: {}, total: 1 };

it('says with which version a place came that the reader does not have', () => {
  const [group] = resultGroups(
    results,
    (key) => key,
    (href) => (href.endsWith('wide') ? '8.4.0' : undefined),
  );
  expect(group?.entries.map(({ since }) => since)).toEqual([undefined, '8.4.0', undefined]);
});

it('says nothing about versions to others', () => {
  const [group] = resultGroups(results, (key) => key);
  expect(group?.entries.some((entry) => 'since' in entry)).toBe(false);
});
