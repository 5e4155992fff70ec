import { expect, it } from 'vitest';
import { renderDescription } from './description-html.node.ts';

const known = (href: string) => (href === '/here/' ? '/here/' : undefined);

it.each([
  ['If `true`, it is *off*.', 'If <code>true</code>, it is <em>off</em>.'],
  ['Renders a <div> element.', 'Renders a &#x3C;div> element.'],
  ['See [here](/here/).', 'See <a href="/here/">here</a>.'],
  ['See [there](javascript:alert(1)).', 'See <span>there</span>.'],
  ['# Loud', '<p>Loud</p>'.slice(3, -4)],
  ['<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>'],
])('%s', (markdown, html) => {
  expect(renderDescription(markdown, known)).toBe(html);
});

it('marks links that leave the site', () => {
  expect(renderDescription('[out](https://example.com)', (href) => href)).toBe(
    '<a class="link link--external" href="https://example.com" rel="noopener">out</a>',
  );
});

it('makes a link of an address that stands in the text', () => {
  expect(renderDescription('See https://example.com/a.', () => '/a/')).toBe(
    'See <a href="/a/">https://example.com/a</a>.',
  );
});

it('keeps the paragraphs of longer comments', () => {
  expect(renderDescription('One.\n\nTwo.', known)).toBe('<p>One.</p>\n<p>Two.</p>');
});
