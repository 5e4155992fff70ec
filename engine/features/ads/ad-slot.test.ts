import { expect, it } from 'vitest';
import { adSlotHtml, testNetwork } from './ad.fixture.tsx';

it('keeps four ads of the site and the plea for support in store, and shows none of them', () => {
  const html = adSlotHtml();
  const [, inside = ''] = /<template>(.*)<\/template><\/div>$/s.exec(html) ?? [];
  expect([...inside.matchAll(/data-in-house="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'templates',
    'themes',
    'enterprise',
    'design-kit',
  ]);
  expect(inside).toContain('ads.support.ask');
  expect(html.replace(/<template>.*<\/template>/s, '')).toMatch(
    /^<div class="spot" data-ad="[^"]*"><\/div>$/,
  );
});

it('names the network only when there is one', () => {
  expect(adSlotHtml()).not.toContain('network');
  expect(adSlotHtml({ network: testNetwork })).toContain('https://ads.test/ads/docs.json');
});
