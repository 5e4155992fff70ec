import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testNetwork } from '../ad.fixture.tsx';
import { findAd } from './parse-ads.ts';

const valid = {
  statlink: '//shop.test/offer',
  statimp: '//ads.test/impression',
  image: 'https://ads.test/offer.png',
  company: 'Shop',
  description: 'A <b>good</b> offer',
  timestamp: 1700000000,
};

beforeEach(() => {
  vi.useFakeTimers({ now: 42 });
});
afterEach(() => {
  vi.useRealTimers();
});

function find(...ads: readonly unknown[]) {
  return findAd(JSON.stringify({ ads }), testNetwork);
}

it('reads link, picture, name and description of an ad', () => {
  expect(find(valid)).toEqual({
    link: 'https://shop.test/offer',
    img: 'https://ads.test/offer.png',
    name: 'Shop',
    description: 'A <b>good</b> offer',
    tracking: ['https://ads.test/impression'],
  });
});

it('takes the first ad with a statlink', () => {
  const other = { ...valid, company: 'Other' };
  expect(find({}, null, 7, [], { foo: 1 }, other, valid)?.name).toBe('Other');
});

describe('tracking images', () => {
  it.each([
    ['//ads.test/1', ['https://ads.test/1']],
    [
      '//ads.test/1?t=[timestamp]||https://ads.test/2',
      ['https://ads.test/1?t=1700000000', 'https://ads.test/2'],
    ],
    ['//ads.test/?a=[timestamp]&b=[timestamp]', ['https://ads.test/?a=1700000000&b=[timestamp]']],
    ['||//ads.test/1||', ['https://ads.test/1']],
    ['', []],
    [undefined, []],
  ])('of the pixel %j are %j', (pixel, expected) => {
    expect(find({ ...valid, statimp: undefined, pixel })?.tracking).toEqual(expected);
  });

  it('take the time of the page when the network gives none', () => {
    const pixel = '//ads.test/?t=[timestamp]';
    const ad = find({ ...valid, statimp: undefined, timestamp: undefined, pixel });
    expect(ad?.tracking).toEqual(['https://ads.test/?t=42']);
  });

  it('cannot change the address by the timestamp', () => {
    const ad = find({ ...valid, statimp: '//ads.test/[timestamp]', timestamp: '$&/../?#@evil' });
    expect(ad?.tracking).toEqual(['https://ads.test/%24%26%2F..%2F%3F%23%40evil']);
  });
});

it.each([
  ['a link that runs', { statlink: 'javascript:alert(1)' }],
  ['no link', { statlink: undefined }],
  ['a picture of another host', { image: 'https://evil.test/a.png' }],
  ['no picture', { image: '' }],
  ['an impression within the house', { statimp: 'https://192.168.0.1/' }],
  ['a pixel of another host', { pixel: '//ads.test/1||//evil.test/2' }],
])('has no ad when it has %s', (_what, change) => {
  expect(find({ ...valid, ...change })).toBeUndefined();
});

it('knows the link that stands for no ad without anything else', () => {
  expect(find({ statlink: testNetwork.backersHref })?.link).toBe(testNetwork.backersHref);
});

it.each(['', 'no', '<html>', '{"ads":', 'null', '[]', '7', '{}', '{"ads":{}}', '{"ads":"x"}'])(
  'is no answer: %j',
  (text) => {
    expect(findAd(text, testNetwork)).toBeNull();
  },
);

it('does not read an answer of a size no answer has', () => {
  const ads = [{ ...valid, description: 'x'.repeat(70_000) }];
  expect(findAd(JSON.stringify({ ads }), testNetwork)).toBeNull();
});

it.each([
  ['in an ad', '{"ads":[{"__proto__":{"polluted":1},"statlink":"//a.test/"}]}'],
  ['beside the ads', '{"ads":[],"__proto__":{"polluted":1}}'],
  ['by the constructor', '{"ads":[{"constructor":{"prototype":{"polluted":1}}}]}'],
])('leaves the prototypes of the page alone: %s', (_where, text) => {
  findAd(text, testNetwork);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('survives an answer that is nested without end', () => {
  const [open, close] = ['['.repeat(9000), ']'.repeat(9000)];
  expect(findAd(`{"ads":${open}`, testNetwork)).toBeNull();
  expect(findAd(`{"ads":${open}${close}}`, testNetwork)).toBeUndefined();
});

it('reads any JSON without a fault, and only safe addresses', () => {
  const json = fc.jsonValue({ maxDepth: 1 });
  const field = fc.oneof(fc.constantFrom(...Object.values(valid)), json);
  const ad = fc.record({
    statlink: field,
    statimp: field,
    pixel: field,
    image: field,
    company: field,
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(ad, json)), (ads) => {
      const found = find(...ads);
      for (const url of found ? [found.link, found.img, ...found.tracking] : [])
        expect(url).toMatch(/^https:\/\/(shop|ads)\.test\//);
    }),
    { numRuns: 500 },
  );
});
