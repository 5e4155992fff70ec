// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { pageActions } from './page-actions.browser.ts';

function namesOf(): string[] {
  return pageActions({ version: '8.5.0' }, (key) => key).map(({ name }) => name);
}

afterEach(() => {
  document.documentElement.removeAttribute('data-apart');
});

it('offers the settings', () => {
  expect(namesOf()).toContain('modeDark');
});

it('offers none on a page that stands apart from them', () => {
  document.documentElement.dataset['apart'] = '';
  expect(namesOf()).toEqual([]);
});
