import { expect, it } from 'vitest';
import { markWords, placesOf } from './mark-words.ts';

it.each([
  [
    'sx',
    'sx={sx} sxProps $sx',
    [
      [0, 2],
      [4, 6],
    ],
  ],
  ['theme.vars', 'theme.vars themeXvars', [[0, 10]]],
  ['&&', 'a && b', [[2, 4]]],
  ['', 'a', []],
] as const)('finds whole words only: %j in %j', (word, line, places) => {
  expect(placesOf(word, line)).toEqual(places);
});

it.each([
  [['b'], 'a <span class="t-k">b</span> c', 'a <span class="t-k"><mark>b</mark></span> c'],
  [
    ['f(x'],
    '<span class="t-f">f</span>(x)',
    '<span class="t-f"><mark>f</mark></span><mark>(x</mark>)',
  ],
  [['a && b'], 'a &amp;&amp; b &lt; c', '<mark>a &amp;&amp; b</mark> &lt; c'],
  [['a', 'a.b'], 'a.b a', '<mark>a.b</mark> <mark>a</mark>'],
  [['span', 'class'], '<span class="t-k">x</span>', '<span class="t-k">x</span>'],
])('marks %j in %s', (words, html, marked) => {
  expect(markWords(html, words)).toBe(marked);
});
