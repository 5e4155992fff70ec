import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventNames } from '../../engine/features/analytics/event-message.ts';
import { parseEvent } from './parse-event.ts';

const userProperties = {
  codeVariant: 'TS',
  userLanguage: 'zh',
  devicePixelRatio: 1.3,
  colorSchemeOS: 'light',
  colorScheme: 'dark',
};

function isPage(pathname: string): boolean {
  return pathname === '/x/a/';
}

function parse(name: string, params: object = {}, rest: object = {}) {
  return parseEvent({ name, params, userProperties, ...rest }, isPage);
}

describe('an event', () => {
  it('of a page counts the page, and each fact about the set-up alone', () => {
    const params = { page_location: '/x/a/', page_title: 'A page', productId: 'x' };
    expect(
      parse('page_view', params)?.map(({ name, page, action, label }) => [
        name,
        page,
        action,
        label,
      ]),
    ).toEqual([
      ['page_view', '/x/a/', '', ''],
      ['reader', '', 'codeVariant', 'TS'],
      ['reader', '', 'userLanguage', 'zh'],
      ['reader', '', 'devicePixelRatio', '1.3'],
      ['reader', '', 'colorSchemeOS', 'light'],
      ['reader', '', 'colorScheme', 'dark'],
    ]);
  });

  it('of a click or an ad counts action and label', () => {
    const params = { eventAction: 'display', eventLabel: 'in-house-body-top-image' };
    expect(parse('ad', params)).toEqual([
      { name: 'ad', page: '', action: 'display', label: params.eventLabel, value: 0 },
    ]);
    expect(parse('header', { eventAction: null, eventLabel: null })).toMatchObject([
      { action: '', label: '' },
    ]);
  });

  it('of a metric counts its value, and nothing that names the load', () => {
    expect(parse('LCP', { metric_value: 812.5, metric_id: 'v5-1' })).toEqual([
      { name: 'LCP', page: '', action: '', label: '', value: 812.5 },
    ]);
  });
});

it.each([
  ['another name', ['signup', {}]],
  ['a page the site does not have', ['page_view', { page_location: '/x/none/' }]],
  ['a page with a query', ['page_view', { page_location: '/x/a/?mail=a@b.test' }]],
  ['no page', ['page_view', {}]],
  ['an address as label', ['ad', { eventLabel: 'ann@example.test' }]],
  ['a sentence as action', ['code', { eventAction: 'my name is Ann' }]],
  ['a long label', ['ad', { eventLabel: 'a'.repeat(101) }]],
  ['a value that is no number', ['LCP', { metric_value: '812' }]],
  ['an endless value', ['LCP', { metric_value: 1e300 }]],
  ['an unknown language', ['ad', {}, { userProperties: { userLanguage: 'Ann' } }]],
  ['no parameters', ['ad', undefined, { params: null }]],
] as const)('is refused with %s', (_what, [name, params, rest]) => {
  expect(parse(name, params, rest)).toBeUndefined();
});

it('is read without a fault from any data, and counts only known names and short words', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({
      name: fc.oneof(fc.constantFrom(...eventNames), fc.string()),
      params: fc.dictionary(
        fc.constantFrom('page_location', 'eventAction', 'eventLabel', 'metric_value', '__proto__'),
        fc.oneof(fc.string(), fc.double(), fc.constant(null)),
      ),
      userProperties: fc.oneof(fc.constant(userProperties), fc.anything()),
    }),
  );
  fc.assert(
    fc.property(anything, (data) => {
      for (const { name, page, action, label, value } of parseEvent(data, isPage) ?? []) {
        expect([...eventNames, 'reader']).toContain(name);
        expect(['', '/x/a/']).toContain(page);
        expect(action + label).toMatch(/^[\w./#-]{0,200}$/);
        expect(Number.isFinite(value)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
