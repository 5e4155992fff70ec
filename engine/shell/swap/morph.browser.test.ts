// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { morph } from './morph.browser.ts';

function elementOf(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  const [element] = place.children;
  if (!element) throw new Error('No element.');
  return element;
}

it.each([
  ['an address', '<p><a href="/a/">A</a><b>B</b></p>', '<p><a href="/b/">A</a><b>B</b></p>'],
  ['a text', '<p>one<b>B</b></p>', '<p>two<b>B</b></p>'],
  ['an open menu', '<div><details open="">a</details></div>', '<div><details>a</details></div>'],
  ['another name', '<p><a>A</a></p>', '<p><b>A</b></p>'],
  ['more inside', '<p><a>A</a></p>', '<p><a>A</a><a>B</a></p>'],
  ['less inside', '<p class="x"><a>A</a><a>B</a></p>', '<p><a>A</a></p>'],
  ['a text for an element', '<p><a>A</a></p>', '<p>A</p>'],
])('takes over %s', (_what, before, after) => {
  const parent = document.createElement('div');
  parent.append(elementOf(before));
  const [old] = parent.children;
  if (old) morph(old, elementOf(after));
  expect(parent.innerHTML).toBe(after);
});

it('keeps the elements that are the same', () => {
  const old = elementOf('<p><a href="/a/">A</a><b>B</b></p>');
  const [link, bold] = old.children;
  morph(old, elementOf('<p><a href="/b/">A</a><b>B</b></p>'));
  expect([...old.children]).toEqual([link, bold]);
  expect(old.children[0]).toBe(link);
  expect(old.children[1]).toBe(bold);
});
