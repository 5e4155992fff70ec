// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { mountSearchPage } from './search.browser.ts';

/** A page whose button opens a dialog, as the search does. */
function openPage(search: string): HTMLElement {
  history.replaceState(null, '', `/search/${search}`);
  document.body.innerHTML =
    '<div data-screen-part="search"><button data-open="search"></button></div>';
  document.querySelector('button')?.addEventListener('click', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><input></dialog>');
  });
  const page = document.querySelector<HTMLElement>('[data-screen-part]');
  if (!page) throw new Error('The page is missing.');
  return page;
}

function questionAt(search: string): string | undefined {
  const page = openPage(search);
  mountSearchPage(page, { signal: new AbortController().signal });
  return document.querySelector('input')?.value;
}

afterEach(() => document.body.replaceChildren());

it('opens the search with the question of the address', () => {
  expect(questionAt('?q=date%20picker')).toBe('date picker');
  expect(questionAt('?q=%3Cimg%20onerror%3D1%3E')).toBe('<img onerror=1>');
});

it.each(['', '?q=', '?q=%20', '?x=1'])('waits for a question at %j', (search) => {
  expect(questionAt(search)).toBeUndefined();
});

it('takes the beginning of what is far too long', () => {
  expect(questionAt(`?q=${'a'.repeat(9000)}`)).toHaveLength(500);
});
