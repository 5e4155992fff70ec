import { expect, it } from 'vitest';
import { renderOpenSearch } from './open-search.ts';

it('tells where a question goes, and lets no text out of its place', () => {
  const text = renderOpenSearch({
    name: 'A & B, the documentation',
    description: '<b>All</b> of it',
    origin: 'https://docs.example',
    searchHref: '/search/',
  });
  expect(text).toContain('template="https://docs.example/search/?q={searchTerms}"');
  expect(text).toContain('<ShortName>A &amp; B, the docum</ShortName>');
  expect(text).toContain('&lt;b&gt;All&lt;/b&gt; of it');
  expect(text).toContain('>https://docs.example/favicon.ico<');
});
