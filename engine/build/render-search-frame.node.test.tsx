import { expect, it } from 'vitest';
import { renderSearchFrame } from './render-search-frame.node.tsx';

const known = { label: 'Search', keys: { move: 'Move' } };
const words = { get: (key: string) => `<${key}>`, find: () => null };
const frame = renderSearchFrame(words, known, '.palette{}');

it('holds the words of all groups by their whole keys', () => {
  expect(frame.words).toEqual({
    'search.label': '<search.label>',
    'search.keys.move': '<search.keys.move>',
  });
  expect(frame.sheet).toBe('.palette{}');
});

it('draws a closed dialog in which words stay text', () => {
  expect(frame.html).toContain('<dialog class="palette" aria-modal="true"');
  expect(frame.html).toContain('aria-label="&lt;search.label&gt;"');
  expect(frame.html).not.toContain('<dialog open');
});

it.each(['input', 'chips', 'body', 'list', 'blank', 'peek', 'status', 'close', 'version'])(
  'has the part %s once',
  (part) => {
    expect(frame.html.split(`data-part="${part}"`)).toHaveLength(2);
  },
);
