// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetPlaces, readRecent, rememberPlace } from './recent.browser.ts';

beforeEach(() => localStorage.clear());

it('keeps the last five places, newest first, each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) {
    rememberPlace({ title: name, hint: '', href: `/${name}/` });
  }
  expect(readRecent().map(({ title }) => title)).toEqual(['c', 'f', 'e', 'd', 'b']);
  forgetPlaces();
  expect(readRecent()).toEqual([]);
});

it.each([
  '{',
  'null',
  '[1,{"title":"x"}]',
  '[{"title":"x","hint":"","href":"javascript:alert(1)"}]',
  '[{"title":"x","hint":"","href":"//evil.test"}]',
])('ignores %s', (stored) => {
  localStorage.setItem('docs-recent-searches', stored);
  expect(readRecent()).toEqual([]);
});
