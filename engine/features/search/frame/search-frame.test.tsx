import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchFrame } from './search-frame.tsx';

const html = renderToStaticMarkup(
  <SearchFrame
    t={(key) => (key === 'search.version' ? 'v{version}' : `<${key}>`)}
    version="8.1.0"
  />,
);

it('draws a closed dialog in which words stay text', () => {
  expect(html).toContain('<dialog class="palette" aria-modal="true"');
  expect(html).toContain('aria-label="&lt;search.label&gt;"');
  expect(html).toContain('v8.1.0');
  expect(html).not.toContain('<dialog open');
});

it.each(['input', 'chips', 'body', 'list', 'blank', 'peek', 'status', 'close', 'version', 'keys'])(
  'has the part %s once',
  (part) => {
    expect(html.split(`data-part="${part}"`)).toHaveLength(2);
  },
);

it('names the button that closes it, beside its key and a cross', () => {
  const button = /<button[^>]*data-part="close".*?<\/button>/.exec(html)?.[0];
  expect(button).toContain('<svg');
  expect(button?.replace(/<svg.*?<\/svg>|<[^>]*>/g, '')).toBe(
    '&lt;search.closeKey&gt; &lt;search.close&gt;',
  );
});
