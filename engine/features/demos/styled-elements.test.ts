import { expect, test } from 'vitest';
import { styledElementsIn } from './styled-elements.ts';

const first = '>:nth-child(1)';

test.each([
  ['', []],
  ['<p class="other">no</p>', []],
  ['<p class="Mui-root css-a">yes</p>', [{ name: 'css-a', path: first }]],
  [
    '<div><br/><input disabled=""><b class="css-a"></b></div><p class="css-b"></p>',
    [
      { name: 'css-a', path: `${first}>:nth-child(3)` },
      { name: 'css-b', path: '>:nth-child(2)' },
    ],
  ],
  [
    '<svg class="css-a"><path d="M0 0"></path><circle r="1"/><g class="css-b"></g></svg><!-- -->',
    [
      { name: 'css-a', path: first },
      { name: 'css-b', path: `${first}>:nth-child(3)` },
    ],
  ],
  [
    '<a title="a &gt; b" class="css-a"><i class="css-b"></i></a>',
    [
      { name: 'css-a', path: first },
      { name: 'css-b', path: `${first}${first}` },
    ],
  ],
])('finds the styled elements of %s', (html, elements) => {
  expect(styledElementsIn(html, 'css')).toEqual(elements);
});
