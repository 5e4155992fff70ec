// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fill, mountProductionError } from './production-error.browser.ts';

const life = { signal: new AbortController().signal };

function textFor(search: string): string {
  history.replaceState(null, '', `/production-error/${search}`);
  document.body.innerHTML =
    '<div data-screen-part data-unknown="No error {code}."></div>' +
    '<table><tr id="error-9"><th>9</th><td>MUI: Unsupported `%s` color, %s.</td></tr></table>';
  const element = document.querySelector<HTMLElement>('[data-screen-part]');
  if (element) mountProductionError(element, life);
  return element?.textContent ?? '';
}

afterEach(() => document.body.replaceChildren());

test('fills the arguments in, in their order, and never as HTML', () => {
  expect(textFor('?code=9&args[]=red&args[]=%3Cimg%20src%3Dx%3E')).toBe(
    'MUI: Unsupported `red` color, <img src=x>.',
  );
  expect(document.querySelector('img')).toBeNull();
});

test('keeps the places of arguments that are missing, and inserts arguments as they are', () => {
  expect(textFor('?code=9')).toBe('MUI: Unsupported `%s` color, %s.');
  expect(fill('%s and %s', ['$&', '%s'])).toBe('$& and %s');
});

test('says that a number is unknown, and nothing without a number', () => {
  expect(textFor('?code=99')).toBe('No error 99.');
  for (const search of ['', '?code=', '?code=abc', '?code=9)%20td', '?code=123456']) {
    expect(textFor(search)).toBe('');
  }
});
