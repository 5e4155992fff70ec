import { expect, it } from 'vitest';
import { textLanguageOf } from './text-language.ts';

const locales = [
  { code: 'en', label: 'English', htmlLang: 'en' },
  { code: 'zh', label: '简体中文', htmlLang: 'zh-CN' },
  { code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl' as const },
];

it.each([
  ['en', 'en', undefined],
  ['en', 'zh', { lang: 'en' }],
  ['zh', 'en', { lang: 'zh-CN' }],
  ['en', 'ar', { lang: 'en', dir: 'ltr' }],
  ['ar', 'en', { lang: 'ar', dir: 'rtl' }],
  ['xx', 'ar', { lang: 'xx', dir: 'ltr' }],
])('marks a text in %s on a page in %s by %j', (text, page, marks) => {
  expect(textLanguageOf(locales, text, page)).toEqual(marks);
});
