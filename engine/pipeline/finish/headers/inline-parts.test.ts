import { expect, it } from 'vitest';
import { inlinePartsOf } from './inline-parts.ts';

it('finds the inline scripts, each exactly as it stands', () => {
  const html = `<script>a < b\n</script><script type="module" src="/x.js"></script>
<script type="application/json">{}</script><script type="application/ld+json">{}</script>
<script type="speculationrules">{"prefetch":[]}</script><code>&lt;script>no&lt;/script></code>`;
  expect(inlinePartsOf(html).scripts).toEqual(['a < b\n', '{"prefetch":[]}']);
});

it.each([
  ['<style data-emotion="mui">a{}</style>', true],
  ['<p class="a" style="color:red">', true],
  ['<div data-demo="orders"></div>', true],
  ['<main data-play="">', true],
  ['<div data-preview="">', true],
  ['<p>Set <code>style=&quot;a&quot;</code> or a style="b"</p>', false],
  ['<p class="style">', false],
])('%s brings styles: %j', (html, hasStyles) => {
  expect(inlinePartsOf(html).hasStyles).toBe(hasStyles);
});
