// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createElement } from './element.browser.ts';

it('sets attributes and leaves out those that are not given', () => {
  const link = createElement('a', {
    href: '/x',
    tabindex: -1,
    hidden: false,
    title: undefined,
    download: true,
  });
  expect(link.outerHTML).toBe('<a href="/x" tabindex="-1" download=""></a>');
});

it('never reads text as HTML', () => {
  const box = createElement(
    'p',
    {},
    '<img src=x onerror=alert(1)>',
    undefined,
    createElement('b', {}, '&amp;'),
  );
  expect(box.querySelector('img')).toBeNull();
  expect(box.textContent).toBe('<img src=x onerror=alert(1)>&amp;');
});
