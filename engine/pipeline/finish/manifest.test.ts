import { expect, it } from 'vitest';
import { renderManifest } from './manifest.ts';

const text = { name: 'Docs "one" </script>', description: 'All components.', htmlLang: 'en' };

it('describes the site for a home screen', () => {
  expect(JSON.parse(renderManifest(text))).toMatchObject({
    name: text.name,
    short_name: text.name,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f3f7f5',
    theme_color: '#f3f7f5',
  });
});

it('offers pictures for every use', () => {
  const { icons } = JSON.parse(renderManifest({ ...text, shortName: 'D' })) as {
    icons: { sizes: string; purpose?: string }[];
  };
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});
