import { expect, it } from 'vitest';
import { htmlAttributesOf } from './html-attributes.ts';

it('lets text run as its language does', () => {
  expect(htmlAttributesOf({ htmlLang: 'zh-CN', locale: 'zh', direction: 'ltr' })).toEqual({
    lang: 'zh-CN',
    'data-locale': 'zh',
    dir: 'ltr',
  });
  expect(htmlAttributesOf({ htmlLang: 'ar', locale: 'ar', direction: 'rtl' })).toEqual({
    lang: 'ar',
    'data-locale': 'ar',
    dir: 'rtl',
    'data-language-dir': 'rtl',
  });
});
