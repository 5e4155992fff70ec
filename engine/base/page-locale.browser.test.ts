// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pageLocale } from './page-locale.browser.ts';

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('data-locale');
});

test('a language of more than two letters is not cut', () => {
  document.documentElement.lang = 'pt-BR';
  document.documentElement.dataset['locale'] = 'pt-br';
  expect(pageLocale()).toBe('pt-br');
});

test('a document without a code goes by its language', () => {
  document.documentElement.lang = 'en';
  expect(pageLocale()).toBe('en');
});
