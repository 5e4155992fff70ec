import { describe, expect, it } from 'vitest';
import { htmlToken, localizeHtml } from './html-token.ts';

const words: Record<string, string> = {
  'code.copy': '复制',
  tricky: '"A" & <b> \'c\'',
  nested: htmlToken('code.copy'),
};

function localize(html: string): string {
  return localizeHtml(html, {
    translate: (key) => words[key] ?? `?${key}`,
    hrefOf: (href) => `/zh${href}`,
  });
}

describe('htmlToken', () => {
  it('wraps the key in private-use characters', () => {
    expect(htmlToken('code.copy')).toBe('\uE000code.copy\uE001');
  });
});

describe('localizeHtml', () => {
  it('puts words in place of tokens in text and in attributes', () => {
    const html = `<button aria-label="${htmlToken('code.copy')}" class="a">${htmlToken('code.copy')}</button>`;
    expect(localize(html)).toBe('<button aria-label="复制" class="a">复制</button>');
  });

  it('escapes the words', () => {
    const escaped = '&quot;A&quot; &amp; &lt;b&gt; &#39;c&#39;';
    const html = `<i title="${htmlToken('tricky')}">${htmlToken('tricky')}</i>`;
    expect(localize(html)).toBe(`<i title="${escaped}">${escaped}</i>`);
  });

  it('does not read words again', () => {
    expect(localize(htmlToken('nested'))).toBe(htmlToken('code.copy'));
  });

  it.each([
    ['<a href="/x/a/">', '<a href="/zh/x/a/">'],
    ['<a class="b" href="/x/a/#c" id="d">', '<a class="b" href="/zh/x/a/#c" id="d">'],
    ['<a\n  HREF="/x/a/">', '<a\n  HREF="/zh/x/a/">'],
    ['<a title="1 > 0" href="/x/">', '<a title="1 > 0" href="/zh/x/">'],
    ['<a href="/x/?a=1&amp;b=2">', '<a href="/zh/x/?a=1&amp;b=2">'],
    ['<a href="/x/?a=1&#x26;b=&#39;">', '<a href="/zh/x/?a=1&amp;b=&#39;">'],
    ['<a href="/x/"><a href="/y/">', '<a href="/zh/x/"><a href="/zh/y/">'],
  ])('rewrites site links: %s', (html, expected) => {
    expect(localize(html)).toBe(expected);
  });

  it.each([
    '<a href="#a">',
    '<a href="https://example.com/x/">',
    '<a data-href="/x/">',
    '<img src="/x.png">',
    '<code>&lt;a href=&quot;/x/&quot;&gt;</code>',
    '<code>&#x3C;a href="/x/"></code>',
    '<a title=\' href="/x/"\'>',
    '<a title="see href=&quot;/x/&quot;">',
    'a < b and href="/x/" > c',
  ])('leaves alone: %s', (html) => {
    expect(localize(html)).toBe(html);
  });

  it('leaves an unfinished token alone', () => {
    expect(localize('a \uE000b')).toBe('a \uE000b');
  });
});
